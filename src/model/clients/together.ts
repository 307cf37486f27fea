import { acceptedChoices } from './choiceSync.ts';
import { CHOOSER_NAME_MAX_LENGTH, type Chooser } from './choices.ts';
import { choosingTexts } from './texts.ts';

/** Names everybody who chooses in one record, each once, as far as there is room. */
export function joinedNames(names: string, name = ''): string {
  const { and } = choosingTexts;
  if (names === '' || name === '') return names || name;
  const isNamed = names === name || names.split(and).includes(name);
  const all = names + and + name;
  return isNamed || all.length > CHOOSER_NAME_MAX_LENGTH ? names : all;
}

/** Brings what somebody chose alone into the record of all, as they would have chosen it there: a sent choice stays. */
export function withAlone(
  all: Chooser,
  alone: Chooser,
  at: { pictureIds: ReadonlySet<string>; now: number },
): Chooser {
  return {
    ...all,
    ...acceptedChoices(all, alone, { ...at, isSent: all.sentAt !== undefined }),
    name: joinedNames(all.name, alone.name),
    email: all.email || alone.email,
    sentAt: all.sentAt ?? alone.sentAt,
  };
}
