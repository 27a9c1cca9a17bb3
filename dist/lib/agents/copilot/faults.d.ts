/** What the guard's hook did, where the error of a call says that it failed. */
export declare function bindingFault(code: string | undefined, message: string | undefined): string | undefined;
