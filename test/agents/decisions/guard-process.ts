// A decision server as a process of its own, so that it can be killed: says yes to everything. Arguments: the socket's path, the token,
// the form of the dialect. Prints a line once it listens.
import { openDecisionServer } from '../../../src/agents/decisions/server.ts';
import { type DialectForm, fakeDialect } from './fake.ts';

const [path = '', token = '', form = 'json'] = process.argv.slice(2);

await openDecisionServer({
  dialect: fakeDialect(form as DialectForm),
  decider: { before: () => Promise.resolve({ kind: 'allow' }), after: () => Promise.resolve({ kind: 'keep' }) },
  token,
  listen: { unix: { path } },
  answerMs: 1_000,
  onProblem: () => undefined,
  onUnreadable: () => undefined,
});
process.stdout.write('listening\n');
