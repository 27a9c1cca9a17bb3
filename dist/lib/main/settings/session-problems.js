import { INPUT_NAMES, INPUTS } from './table.js';
/** A prompt or a script, a model, and nothing that the chosen agent would not obey. */
export function sessionProblems(settings, spelling) {
    return [...askProblems(settings, spelling), ...agentProblems(settings, spelling)];
}
/** Whether the session is held by the loop of this project, not by an agent of somebody else's. */
export const isOwnLoop = (agent) => agent === 'builtin' || agent === 'replay';
/** Whether the agent may find its model by itself. */
const findsModel = ({ agent }) => agent === 'acp' || agent === 'basis';
function askProblems(settings, spelling) {
    const problems = [];
    const replay = settings.agent === 'replay';
    if (!replay && settings.prompt === undefined && settings.promptFile === undefined) {
        problems.push(`nothing is asked of the agent: write ${spelling('prompt')} or ${spelling('prompt-file')}`);
    }
    if (replay && settings.replayFile === undefined)
        problems.push(`the agent \`replay\` has no script: write ${spelling('replay-file')}`);
    if (!replay && settings.replayFile !== undefined)
        problems.push(`${spelling('replay-file')} is for the agent \`replay\` alone: write ${spelling('agent')} as \`replay\`, or leave the file out`);
    if (!replay && !findsModel(settings) && settings.model === undefined)
        problems.push(`no model is named: write ${spelling('model')} as \`provider/model\``);
    return problems;
}
function agentProblems(settings, spelling) {
    const agent = `\`${settings.agent}\``;
    if (isOwnLoop(settings.agent)) {
        return INPUT_NAMES.filter((name) => 'of' in INPUTS[name] && settings.given.has(name)).map((name) => `${spelling(name)} is for installed agents, and ${agent} is a part of the guard: leave it out`);
    }
    const problems = [];
    if (settings.agentCommand !== undefined && settings.agentVersion !== undefined)
        problems.push(`${spelling('agent-version')} is what is installed, and ${spelling('agent-command')} is installed already: write one of the two`);
    if (settings.agent === 'acp' && settings.agentCommand === undefined)
        problems.push(`the agent ${agent} is any that speaks the protocol: write ${spelling('agent-command')}, for example \`["my-agent", "--acp"]\``);
    if (settings.outputSchema !== undefined)
        problems.push(`${spelling('output-schema')} is for the agent \`builtin\` alone: leave it out, or write ${spelling('agent')} as \`builtin\``);
    if (settings.gateway === 'observe' && findsModel(settings))
        problems.push(`the agent ${agent} cannot be put behind the gateway, so nothing would be observed: leave ${spelling('gateway')} out`);
    if (settings.gateway === 'off' && (settings.tokenBudget !== undefined || settings.costBudget !== undefined))
        problems.push(`${spelling('token-budget')} and ${spelling('cost-budget')} are counted by the gateway, which is \`off\`: leave them out, or write ${spelling('gateway')} as \`on\``);
    return problems;
}
