import type { Interceptor } from '../../hooks/participant.js';
import type { Chain } from '../../session/ports.js';
import type { Translator } from '../adapter.js';
/** The interceptor `agent`; to be the first of the chain. */
export declare function mendInterceptor(translator: Pick<Translator, 'mend'>): Interceptor;
/** A chain whose rewrites are mended too, for no participant may open a leak again. */
export declare function holdMends(chain: Chain, translator: Pick<Translator, 'mend'>): Chain;
