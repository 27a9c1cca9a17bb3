export type Shape = {
    readonly is: 'scalar';
    readonly wanted: string;
    readonly fits: (value: unknown) => boolean;
} | {
    readonly is: 'list';
    readonly of: Shape;
} | {
    readonly is: 'optional';
    readonly of: Shape;
} | {
    readonly is: 'either';
    readonly of: readonly Shape[];
} | {
    readonly is: 'object';
    readonly fields: Fields;
};
/** The fields of an object, in the order in which they are written. */
export type Fields = readonly Field[];
interface Field {
    readonly key: string;
    readonly shape: Shape;
    /** What stands before its value: a comma, and the key as JSON. */
    readonly opening: string;
}
export declare const text: Shape;
export declare const flag: Shape;
export declare const number: Shape;
export declare const count: Shape;
export declare const nothing: Shape;
export declare const digest: Shape;
export declare const word: (...of: readonly string[]) => Shape;
export declare const list: (of: Shape) => Shape;
export declare const maybe: (of: Shape) => Shape;
export declare const either: (...of: readonly Shape[]) => Shape;
export declare const object: (fields: Readonly<Record<string, Shape>>) => Shape;
export declare function fieldsOf(shapes: Readonly<Record<string, Shape>>): Fields;
/** Why a value is not of a shape: the place in it (`input.digest`), and what should stand there. */
export interface Misfit {
    readonly at: string;
    readonly wanted: string;
}
export declare function misfit(value: unknown, shape: Shape, at?: string): Misfit | undefined;
/** Fields that are described must fit; others are let by, since a later version may write more. */
export declare function misfitOfFields(value: Readonly<Record<string, unknown>>, fields: Fields, at?: string): Misfit | undefined;
export declare function isObject(value: unknown): value is Readonly<Record<string, unknown>>;
export {};
