export declare const compressionModel: (model: string) => string;
