import {
  contactDocuments,
  type KeptMessage,
  keptMessageSchema,
} from '#src/model/contact/messages.ts';
import { messages } from './demoContent.ts';

/** Messages of the contact form: one that is new, one that is answered, and two that are done. */
export function planMessages(): [string, KeptMessage][] {
  return messages.map(({ key, createdAt, answers, ...written }) => {
    const message = keptMessageSchema.parse({
      ...{ ...written, id: key, createdAt: new Date(createdAt) },
      answers: answers.map(({ text, at }, index) => {
        const id = `${key}-${index + 1}`;
        return { id, text, at: new Date(at) };
      }),
    });
    return [contactDocuments.message.build({ messageId: key }), message];
  });
}
