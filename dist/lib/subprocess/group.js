// Ends the process group (POSIX) or tree (Windows) of one program, whether or not the program itself has ended.
import { settledWithin } from '../contract/time.js';
/** Milliseconds that a group has between SIGTERM and SIGKILL. */
const TERM_MS = 100;
/** Milliseconds after SIGKILL past which a program is given up: it hangs in the kernel. */
const GIVE_UP_MS = 1000;
/** Ends the group and answers what was seen of the program's kin before; never rejects. */
export async function endGroup(leader, host) {
    if (host.platform === 'win32') {
        // Once the program is gone, taskkill no longer knows whose parent it was: what it left behind is out of reach here.
        if (!leader.hasEnded())
            await host.endTree(leader.pid);
        return [];
    }
    if (!isThere(leader, host))
        return [];
    // The ties to parents and sessions are gone once the group is.
    const kin = await host.reaper.kin(({ pid, session, mark }) => pid === leader.pid || session === leader.pid || mark === leader.mark);
    if (!leader.hasEnded()) {
        host.signal(-leader.pid, 'SIGTERM');
        await settledWithin(TERM_MS, leader.ended);
    }
    if (isThere(leader, host))
        host.signal(-leader.pid, 'SIGKILL');
    if (!leader.hasEnded())
        await settledWithin(GIVE_UP_MS, leader.ended);
    return kin;
}
/**
 * Whether the group still has members. Its number is its own while it has, or while the program was not waited for; after that,
 * a process of that number shows that it was given out again.
 */
function isThere(leader, host) {
    if (!leader.hasEnded())
        return true;
    return host.signal(-leader.pid, 0) && !host.signal(leader.pid, 0);
}
