// What the kernel does not hold where an agent runs without a confinement, in sentences for the audit.
export function unconfinedGaps({ why, pidNamespace, platform, logins = [] }) {
    return [
        why,
        "the agent runs as the same user as the guard, with that user's files and network: its hooks judge its calls, and no kernel holds what a command does",
        'a command of the agent could change the shims and settings that its hooks come from, since both belong to the same user',
        ...(logins.length === 0 ? [] : [`the agent can read the log-in that lies in the checkout: ${logins.join(', ')}`]),
        'it may reach a model, or the sockets of daemons, without the gateway',
        // In the namespaces that an ordinary user can have they do not work, and root needs none.
        ...(pidNamespace || platform === 'win32' ? [] : ['the agent may use sudo and other set-user-ID programs as that user may']),
        ...(pidNamespace ? [] : [leftover(platform)]),
    ];
}
function leftover(platform) {
    return platform === 'linux'
        ? 'what it starts is found by a mark in its environment: a process that clears the mark and leaves its session may outlive it'
        : 'what it starts and takes out of its process group may outlive it';
}
