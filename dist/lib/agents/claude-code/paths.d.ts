export declare function nativePath(path: string, workspace: string | undefined): string;
