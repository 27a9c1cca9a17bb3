/** Thrown by an approver that knows why it cannot answer: it has no terminal to ask at, or its channel is closed. */
export class CannotAnswer extends Error {
    code;
    constructor(code, options) {
        super(code === 'no-terminal' ? 'there is no terminal to ask at' : 'its channel is closed', options);
        this.name = 'CannotAnswer';
        this.code = code;
    }
}
/** Allows every call: for runs that are confined by other means. It must be asked for by name. */
export class AllowAll {
    name = 'AllowAll';
    approve() {
        return { kind: 'allow' };
    }
}
/** Denies every call that it is asked about; the default of the action. */
export class DenyAll {
    name = 'DenyAll';
    approve(request) {
        return { kind: 'deny', reason: `${request.tool_name} changes state outside this process, which this run does not allow` };
    }
}
