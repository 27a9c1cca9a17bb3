// The model of a run: a script that is played, or a provider's.
import { messageOf } from '../../contract/message.js';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { problemSentence } from '../../contract/problem.js';
import { fail, ok } from '../../contract/result.js';
import { replayModel } from '../../loop/replay.js';
import { defined } from '../../contract/defined.js';
/** The model, or why there is none: one sentence. */
export async function makeModel(settings, host) {
    if (settings.agent === 'replay') {
        const model = openReplay(settings.replayFile ?? '');
        return model.ok ? ok({ model: model.value }) : model;
    }
    const [{ openModel }, { cost, hasPrice, PRICES_DATE }] = await Promise.all([
        import('../../loop/models/open-model.js'),
        import('../../loop/models/prices.js'),
    ]);
    const opened = await openModel({ model: settings.model ?? '', ...defined({ baseUrl: settings.baseUrl, apiKey: settings.apiKey }) }, { env: host.env, now: host.clock.wall, random: () => Number.parseInt(host.random(6), 16) / 2 ** 48, sleep });
    if (!opened.ok)
        return opened;
    const model = opened.value;
    if (settings.costBudget !== undefined && !hasPrice(model)) {
        return fail(`cost-budget cannot be held: the price of \`${model.provider}/${model.name}\` is not known here (list of ${PRICES_DATE}); leave cost-budget out, or write token-budget in its place`);
    }
    return ok({ model, price: (usage) => cost(model, usage) });
}
/** Settles after so many milliseconds, or when the signal aborts. */
async function sleep(ms, signal) {
    await wait(ms, undefined, { signal }).catch(() => undefined);
}
function openReplay(path) {
    let content;
    try {
        content = readFileSync(path);
    }
    catch (error) {
        return fail(`the replay file ${path} cannot be read: ${messageOf(error)}`);
    }
    const model = replayModel(content, path);
    return model.ok ? ok({ ...model.value, name: basename(path) }) : fail(problemSentence(model.error));
}
