import { fail, ok } from '../../contract/result.js';
import { isExactVersion, isWithin } from './version-order.js';
/** `wanted` absent: the newest tested one. */
export function chooseVersion(agent, versions, wanted, allowUntested) {
    const newest = versions.tested.at(-1) ?? versions.tested[0];
    const version = wanted ?? newest.version;
    if (!isExactVersion(version))
        return fail(`agent-version ${JSON.stringify(version)} is not an exact version: write one such as ${newest.version}`);
    const locked = versions.tested.find((one) => one.version === version);
    if (locked !== undefined)
        return ok({ version, isTested: true, locked, like: locked, notices: [], gaps: [] });
    const judged = judgeVersion(agent, versions, version, allowUntested);
    if (!judged.ok)
        return judged;
    const notice = `${agent} ${version} has no lock file here: what it depends on is as the registry gave it`;
    return ok({ version, ...judged.value, like: newest, notices: [notice] });
}
/** Whether a version may run. */
export function judgeVersion(agent, versions, version, allowUntested) {
    if (isWithin(version, versions.range))
        return ok({ isTested: true, gaps: [] });
    const tested = `the tested versions are ${namesOf(versions)}`;
    if (allowUntested)
        return ok({ isTested: false, gaps: [`${agent} ${version} has not been tested with this guard; ${tested}`] });
    return fail(`${agent} ${version} has not been tested with this guard: ${tested}; write one of them, or set allow-untested-version to run it with enforcement that is at most partial`);
}
/** `2.1.332`, or `2.1.300 to 2.1.340 (2.1.332)` where the range is wider than what is locked. */
function namesOf({ range, tested }) {
    const locked = tested.map(({ version }) => version);
    const isAll = locked.at(0) === range.from && locked.at(-1) === range.to;
    return isAll ? locked.join(', ') : `${range.from} to ${range.to} (${locked.join(', ')})`;
}
