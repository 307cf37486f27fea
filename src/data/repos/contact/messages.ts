import { contactContracts } from '#src/model/contact/contracts.ts';
import {
  contactDocuments,
  type KeptMessage,
  keptMessageSchema,
  type MessageState,
} from '#src/model/contact/messages.ts';
import { callFunction } from '../../functions/callables.ts';
import { writeTogether } from '../../firestore/documents.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

type OnMessages = (messages: KeptMessage[]) => void;

const pathOf = (messageId: string) => contactDocuments.message.build({ messageId });

/** Follows the messages of the contact form; for administrators. */
export function watchAll(onNext: OnMessages, onError: OnError): Unsubscribe {
  return watchList(queries.messages, keptMessageSchema, { onNext, onError });
}

/** As many are followed while nobody looks for an older one. */
export const NEWEST_COUNT = queries.newestMessages.limit;

/** Follows the newest ones. */
export function watchNewest(onNext: OnMessages, onError: OnError): Unsubscribe {
  return watchList(queries.newestMessages, keptMessageSchema, { onNext, onError });
}

/** Follows those that nobody has answered or put away. */
export function watchNew(onNext: OnMessages, onError: OnError): Unsubscribe {
  return watchList(queries.newMessages, keptMessageSchema, { onNext, onError });
}

export function setState({ id }: Pick<KeptMessage, 'id'>, state: MessageState): Promise<void> {
  return writeTogether((writer) => writer.update(pathOf(id), { state }));
}

/** Forgets a message with what was answered. */
export function remove({ id }: Pick<KeptMessage, 'id'>): Promise<void> {
  return writeTogether((writer) => writer.remove(pathOf(id)));
}

/** Answers a message by mail; a repetition under the same id is the same answer. */
export async function answer(messageId: string, answerId: string, text: string): Promise<void> {
  await callFunction(contactContracts.answerMessage, { messageId, answerId, text });
}
