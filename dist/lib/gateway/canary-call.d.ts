/** Which call to make, in the words of a wire. */
export interface CanaryCall {
    readonly id: string;
    readonly name: string;
    readonly namespace?: string;
    /** The text of a JSON object; where `form` is `custom`, any text. */
    readonly input: string;
    /** `custom`: a call whose input is plain text (Responses). Default `function`. */
    readonly form?: 'function' | 'custom';
}
