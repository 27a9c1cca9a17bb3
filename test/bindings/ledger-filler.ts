// Writes a ledger at the path that it is given until it breaks; prints what it then says, and whether it stays broken.
import { LedgerFile } from '../../src/bindings/ledger-file.ts';
import { LedgerBroken } from '../../src/contract/ledger-broken.ts';
import { finished, started } from '../audit/records.ts';

const [path = ''] = process.argv.slice(2);
const clock = { monotonic: () => performance.now(), wall: () => Date.now() };
const failures: string[] = [];
const tried = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch (error) {
    failures.push(error instanceof LedgerBroken ? error.message : `not a LedgerBroken: ${String(error)}`);
    return false;
  }
};

let records = 0;
const opened: LedgerFile[] = [];
tried(() => opened.push(LedgerFile.create({ path, clock })));
const [ledger] = opened;
if (ledger !== undefined) {
  if (tried(() => ledger.record(started()))) records += 1;
  while (records < 100_000 && tried(() => ledger.record({ type: 'withheld', where: 'wire', what: 'x'.repeat(1000) }))) records += 1;
  tried(() => ledger.record({ type: 'withheld', where: 'wire', what: 'y' }));
  tried(() => ledger.seal(finished()));
  ledger.abandon();
}
process.stdout.write(JSON.stringify({ records, head: ledger?.head, failures }));
