import { expect, test } from 'vitest';
import { keptMessageSchema } from '#src/model/contact/messages.ts';
import { findMessages, searchedMessages } from '#src/model/contact/searchMessages.ts';

const message = (id: string, createdAt: string, more: object) =>
  keptMessageSchema.parse({ id, createdAt: new Date(createdAt), state: 'new', ...more });

const searched = searchedMessages([
  message('old', '2025-01-01', {
    ...{ name: 'Åse Ørum', email: 'aase@kunde.example', phone: '+45 20 30 40 50' },
    ...{ subject: 'Bryllup', message: 'Vi skal giftes\ni Skagen' },
    answers: [{ id: 'x', text: 'Til lykke!', at: new Date('2025-01-02') }],
  }),
  message('new', '2026-01-01', { name: 'Bo Ørum', subject: 'Portræt' }),
]);

test.each([
  ['', ['new', 'old']],
  ['ØRUM', ['new', 'old']],
  ['skagen åse', ['old']],
  ['aase@', ['old']],
  ['lykke bryllup', ['old']],
  ['30 40', ['old']],
  ['portræt skagen', []],
])('%o finds %o, the newest first', (query, ids) => {
  expect(findMessages(searched, query).map(({ id }) => id)).toEqual(ids);
});
