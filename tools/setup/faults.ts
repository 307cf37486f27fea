import { siteSchema } from '#src/config/siteSchema.ts';
import { groups, type Question } from './questions.ts';

export const questions: readonly Question[] = groups.flatMap((group) => group.questions);

export const issuesOf = (config: unknown) => siteSchema.safeParse(config).error?.issues ?? [];

/** The question that an issue is put right with. What several must agree on is up to the last of them. */
export function isAbout(path: string, field: string): boolean {
  if (`${path}.`.startsWith(`${field}.`)) return true;
  return questions.findLast((each) => each.field.startsWith(`${path}.`))?.field === field;
}

/** The fields that the configuration does not know. */
export const unknownFields = (config: unknown): string[][] =>
  issuesOf(config).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path.map(String), key])
      : [],
  );

/** Returns each fault of a configuration in Danish: the name of its field, and what must hold. */
export function faultsOf(config: unknown): string[] {
  const unknown = unknownFields(config).map((path) => `${path.join('.')}: kendes ikke`);
  const wrong = issuesOf(config).flatMap(({ code, path, message }) => {
    if (code === 'unrecognized_keys') return [];
    const field = path.join('.');
    const rule = questions.find((question) => isAbout(field, question.field))?.rule;
    return [`${field || 'alt'}: ${rule ?? message}`];
  });
  return [...new Set([...unknown, ...wrong])];
}
