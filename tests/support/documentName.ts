import { documents } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { contactDocuments } from '#src/model/contact/messages.ts';

const all = { ...documents, ...clientDocuments, ...contactDocuments };

/** Returns the name of the document that a path leads to, or undefined when it is none of ours. */
export function documentName(path: string): keyof typeof all | undefined {
  const names = Object.keys(all) as (keyof typeof all)[];
  return names.find((name) => all[name].parse(path) !== undefined);
}
