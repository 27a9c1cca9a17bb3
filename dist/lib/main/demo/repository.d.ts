/** Text files by path; a path that ends in `.sh` becomes executable. */
export declare function demoRepository(word: string, key: string): Readonly<Record<string, string>>;
