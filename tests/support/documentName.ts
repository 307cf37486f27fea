import { documents } from '#src/model/base/paths.ts';

/** Returns the name of the document that a path leads to, or undefined when it is none of ours. */
export function documentName(path: string): keyof typeof documents | undefined {
  const names = Object.keys(documents) as (keyof typeof documents)[];
  return names.find((name) => documents[name].parse(path) !== undefined);
}
