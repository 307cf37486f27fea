import type { Mutant } from 'rules-mutants/mutants';

/** A kind of mutant that no test can tell from the rules, and the reason. */
interface Equivalent {
  reason: string;
  /** Also sees the rest of the statement in which the change stands, and the whole file. */
  matches: (mutant: Mutant, statement: string, source: string) => boolean;
}

const adds = ({ operator, text }: Mutant, methods: readonly string[]): boolean =>
  operator === 'add a method' && methods.some((method) => text === `, ${method}`);

const NEW_DATA = /request\.resource|is(?:Image|Variant|File)\(/;
const OLD_DATA = /(?<!request\.)\bresource\.data|\b(?:keepsCreation|onlyChanges)\(/;

/** Kinds of change that never make a difference. */
const KINDS: readonly Equivalent[] = [
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
  {
    reason: 'Administrators may read every file already.',
    matches: (mutant, statement, source) =>
      source.includes('service firebase.storage') &&
      adds(mutant, ['get', 'list']) &&
      statement.startsWith(': if isAdmin()'),
  },
  {
    reason: 'Of one key, any is all.',
    matches: ({ operator, text }, statement) =>
      operator === 'swap a list method' &&
      text === 'hasAny' &&
      /^hasAll\(\['\w+'\]\)/.test(statement),
  },
  {
    reason: 'Only a text matches a pattern: other values fail at the pattern that follows.',
    matches: ({ operator, before }, statement) => {
      const [, name] = /^([\w.]+) is string$/.exec(before) ?? [];
      return operator === 'drop a conjunct' && statement.includes(`${String(name)}.matches(`);
    },
  },
];

/** Single changes, by their keys. A key is gone when its line changes, so that the reason is looked at again. */
const SINGLE: readonly (readonly [reason: string, keys: string])[] = [
  ['Only a number can be compared with one.', '32dd5a69c2'],
  ['Only a time can be compared with one.', '9747c834df'],
  [
    'Only a map has keys and fields: other values fail at the condition that follows.',
    '00b5b825df',
  ],
  ['Administrators may read every profile already.', '916e926c52 19c13e4159 82ee1e7ac3'],
  [
    'A new profile has no old data, so that what compares with it refuses its creation.',
    'a957848a30 b8c82c76a5',
  ],
  ['Only a text has small letters: other values fail at the comparison.', '9376288350'],
  ['Any short text will do for a field that is missing.', 'f4103e6b8b'],
  ['Whatever stands for a missing mark, it is not the mark.', '7c689fb9c9'],
  ['Whatever stands for a missing code, it stands on both sides.', '7f0b1b87d7'],
  ['Of two equal amounts either is the smaller one.', '3e4054fbff'],
  [
    'Without an account the next condition fails too: it reads the account.',
    '3b0f9e18b3 f617552fae e723c32886 c82dfc0ec0 a4d8bd1798 96f5a2f850 57c692377b 6c9ff456f5 0875e0ad5a 58d19d6b1d 1ec92cd752 dab6735984 8fd0d01066 a4a8cfe0ee 61f96d699f 417fa7ab18 3545cbe09f 33ac5c4736 a8f14d81d1',
  ],
  [
    'Only a text has a length: other values fail at the comparison that follows.',
    'd01a029b4b 88b85ebe76 9ad137c149 41002cd4c1',
  ],
  [
    'Only a number compares with the end of a token: other values fail at the comparison that follows.',
    '77efb2d9a4 e3f135beae 0a5b92bc45 86f85638ee 2b786a0265',
  ],
  [
    'No request is made in the very moment in which an access or a count runs out.',
    '15ee51685b 333f7cd097 3a9c0fdcad',
  ],
  ['The rule of the purchase, new in the same batch, compares the same.', '21c9108c30 fffd6bea59'],
  ['The rule of the order, approved in the same batch, compares the same.', '248e616146'],
  [
    'The condition compares with the old data, which a new document lacks.',
    '05300466ef 5fa48c5a48 ed94ca8016 f7074ae1d2 d5a64a68be bf0b75d8ed',
  ],
  ['A list has no one document whose name could be that of the account.', 'c9a54ff034'],
  [
    'What is not in the bin has no record to compare with: the condition that follows fails.',
    'fa20e3141b',
  ],
  ['Taking it out of the bin, in the same batch, asks for an administrator.', 'cb98b8bbba'],
  ['What a list or a change meets is there, so that it is never null.', 'cd03f8c7c4 6de86ccc95'],
  ['Nobody unverified writes an entry, as an owner or otherwise.', 'd9d7ae8233'],
  ['The shape of every purchase bounds the session already.', '520945a335'],
  ['Whatever stands for a missing address, it is no owner’s.', '78a0178a90 6d68326a14'],
  ['The number 9999 has its four digits with and without the padding.', '24fe9c9718'],
  ['The count of its series, new in the same batch, asks for an administrator.', '2e2bab241e'],
  ['The mirrors, new in the same batch, ask for an administrator.', '90b8b219a5'],
  ['The purchase, approved in the same batch, asks for an administrator.', '7a20b1c93c'],
  ['Of a purchase that goes on waiting, date and invoice stay as they are.', 'ec13505ebb'],
  ['The total of the order itself is taken already.', '7b59e15a1b'],
  ['A price that is no map has no keys: asking for them refuses it.', 'abf629bc6a'],
  ['No download and fewer than none are the same.', '98908c8008'],
  ['No test can choose to run in the hours around New Year.', '5f119d623d 9e64f63322'],
  ['It must be the count of its series, which is a whole number.', 'b968bd1056'],
  ['Administrators may get every offer already.', 'e7ba4b6f23'],
  ['Whatever stands for a missing order, it is no number of a purchase.', '2d66c8081f'],
];

const REASONS = new Map(
  SINGLE.flatMap(([reason, keys]) => keys.split(' ').map((key) => [key, reason] as const)),
);

export const EQUIVALENT_KEYS: readonly string[] = [...REASONS.keys()];

/** The reason why a mutant needs no test; undefined when it does. */
export function equivalenceOf(mutant: Mutant, source: string): string | undefined {
  const statement = source.slice(mutant.from).split(';', 1)[0] ?? '';
  const kind = KINDS.find(({ matches }) => matches(mutant, statement, source));
  return kind?.reason ?? REASONS.get(mutant.key);
}
