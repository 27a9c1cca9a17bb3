export declare const DEMO_SCRIPT: {
    schema: number;
    turns: ({
        text: string;
        tool_calls: {
            id: string;
            name: string;
            input: unknown;
        }[];
    } | {
        tool_calls?: never;
        text: string;
    })[];
};
