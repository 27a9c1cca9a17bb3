export declare function plainPrompt(prompt: string): string;
