import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactor } from '../../src/audit/redact.ts';
import type { SessionEvent } from '../../src/contract/event.ts';
import { Telling } from '../../src/session/telling.ts';

const SECRETS = ['abcabcabd', 'cabdabcx', 'bdabcabc'];
const redact = redactor(SECRETS);

function told(pieces: readonly string[], last?: SessionEvent): readonly SessionEvent[] {
  const events: SessionEvent[] = [];
  const telling = new Telling({ events: (event) => events.push(event), redact, unfinished: redact.unfinished });
  for (const text of pieces) telling.tell({ type: 'assistant_delta', agent_id: 'main', text });
  if (last === undefined) telling.flush();
  else telling.tell(last);
  return events;
}

const textOf = (events: readonly SessionEvent[]): string =>
  events.map((event) => (event.type === 'assistant_delta' ? event.text : '')).join('');

test('however a text is cut into pieces, they add up to what the whole is shown as', () => {
  const letters = fc.constantFrom('a', 'b', 'c', 'd', 'x', ' ', ...SECRETS);
  fc.assert(
    fc.property(
      fc.array(
        fc.array(letters, { maxLength: 8 }).map((some) => some.join('')),
        { maxLength: 12 },
      ),
      (pieces) => {
        expect(textOf(told(pieces))).toBe(redact(pieces.join('')));
      },
    ),
  );
});

test('what is held of one agent is told before its next event, and a piece that begins no secret at once', () => {
  const message: SessionEvent = { type: 'assistant_message', agent_id: 'main', text: 'Hello abca' };
  expect(told(['Hello ', 'abca'], message)).toEqual([
    { type: 'assistant_delta', agent_id: 'main', text: 'Hello ' },
    { type: 'assistant_delta', agent_id: 'main', text: 'abca' },
    message,
  ]);
});

test('a secret that an encoder broke into lines is read in no pieces either, wherever they part', () => {
  const secret = Array.from({ length: 129 }, (_, index) => 'abcdefghijklmnop'[(index * 7) % 16]).join('');
  const encoded = Buffer.from(secret).toString('base64').replace(/.{76}/g, '$&\n');
  const mask = redactor([secret]);
  const text = `key: ${encoded}\nthat is all\n`;
  for (let cut = 0; cut <= text.length; cut += 1) {
    const events: SessionEvent[] = [];
    const telling = new Telling({ events: (event) => events.push(event), redact: mask, unfinished: mask.unfinished });
    for (const piece of [text.slice(0, cut), text.slice(cut)]) telling.tell({ type: 'assistant_delta', agent_id: 'main', text: piece });
    telling.flush();
    expect(textOf(events), `cut at ${cut}`).toBe(mask(text));
  }
});
