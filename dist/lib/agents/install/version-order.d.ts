/** A range with both ends in it. */
export interface VersionRange {
    readonly from: string;
    readonly to: string;
}
/** `1.2.3` or `1.2.3-rc.1`; no `v` before it, no range. */
export declare function isExactVersion(text: string): boolean;
/** Negative: `a` comes before `b`. What is no exact version comes before all that are. */
export declare function compareVersions(a: string, b: string): number;
/** A release outside of the range is not in it, and neither is a prerelease that it does not name as an end. */
export declare function isWithin(version: string, { from, to }: VersionRange): boolean;
