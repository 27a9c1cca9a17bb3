import { agentCallOf } from './agent-tool.js';
import { holdMends, mendInterceptor } from './mend.js';
export function wiringOf(translator) {
    return {
        interceptors: [mendInterceptor(translator)],
        hold: (chain) => holdMends(chain, translator),
        touched: (call) => translator.touched(agentCallOf(call)),
        knows: (name) => translator.level({ name, input: { kind: 'raw', text: '' } }) !== undefined,
    };
}
