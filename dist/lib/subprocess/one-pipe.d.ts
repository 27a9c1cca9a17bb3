import { type Host } from './host.js';
/**
 * A host that gives one program both of its outputs as one pipe, which is read as its standard output. Undefined where no pipe can
 * be made; never rejects. `dispose` is to be called when the run has ended.
 *
 * @param temporary a folder where the pipe has a name for a moment; the name is gone before anything is started
 */
export declare function onePipeHost(temporary: string, host?: Host): Promise<(Host & {
    dispose(): void;
}) | undefined>;
