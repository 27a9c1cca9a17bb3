/** Every such character but those in `keep` as `<U+202E>`. */
export declare function showHidden(text: string, keep?: string): string;
