import type { Mutant } from './mutants/mutant.ts';

/** Mutants that no test can tell from the rules, and why. */
interface Equivalent {
  reason: string;
  /** The rest of the statement in which the change stands is given too. */
  matches: (mutant: Mutant, statement: string) => boolean;
}

const adds = ({ operator, text }: Mutant, methods: readonly string[]): boolean =>
  operator === 'add a method' && methods.some((method) => text === `, ${method}`);

const NEW_DATA = /request\.resource|is(?:Image|Variant|File)\(/;
const OLD_DATA = /(?<!request\.)\bresource\.data/;

const keyed = (reason: string, keys: readonly string[]): Equivalent => ({
  reason,
  matches: ({ key }) => keys.includes(key),
});

const equivalents: readonly Equivalent[] = [
  {
    reason: 'Reads and deletions bring no new data, so that a condition on it refuses them.',
    matches: (mutant, statement) =>
      adds(mutant, ['get', 'list', 'delete']) && NEW_DATA.test(statement),
  },
  {
    reason: 'A new document has no old data, so that a condition on it refuses its creation.',
    matches: (mutant, statement) =>
      adds(mutant, ['create']) && OLD_DATA.test(statement) && !statement.includes('||'),
  },
  keyed('Without an account the next condition fails too: it reads the account.', [
    '054f5628eb',
    'f617552fae',
    'c6ff2600b6',
    'c82dfc0ec0',
    'a4d8bd1798',
  ]),
  keyed('Only a text has a length: other values fail at the comparison that follows.', [
    '9fcdaa4db9',
    'ae84649483',
    'aeddb8d5d4',
  ]),
  keyed('Whatever stands for a missing address, it is no owner’s.', ['78a0178a90']),
];

/** Why a mutant needs no test; undefined when it does. */
export function equivalenceOf(mutant: Mutant, source: string): string | undefined {
  const statement = source.slice(mutant.from).split(';', 1)[0] ?? '';
  return equivalents.find(({ matches }) => matches(mutant, statement))?.reason;
}
