import type { KeptMessage } from './messages.ts';

/** A message with its words in the letters in which they are compared. */
export interface SearchedMessage {
  message: KeptMessage;
  words: string;
}

const lower = (text: string): string => text.toLocaleLowerCase('da-DK');

/** Prepares messages once for many searches, the newest first. */
export function searchedMessages(all: readonly KeptMessage[]): SearchedMessage[] {
  const newestFirst = all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newestFirst.map((message) => {
    const { name, email, phone, subject, message: text, answers } = message;
    const texts = [name, email, phone, subject, text, ...answers.map((answer) => answer.text)];
    return { message, words: lower(texts.join('\n')) };
  });
}

/** Finds the messages that hold every word that was typed, wherever it stands. */
export function findMessages(searched: readonly SearchedMessage[], query: string): KeptMessage[] {
  const wanted = lower(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return searched
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ message }) => message);
}
