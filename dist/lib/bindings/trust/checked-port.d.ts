import type { HookPort, HookSpec } from '../../hooks/participant.js';
import type { Commands } from './commands.js';
/** A port that asks `port` only where nothing stands against it. `onRefusal` hears why it did not; must not throw. */
export declare function checkedPort(port: HookPort, commands: Commands, onRefusal: (hook: HookSpec, why: string) => void): HookPort;
