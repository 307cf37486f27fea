import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface NewMember {
  what: string;
  /** A word that nothing else in the product uses, so that a compile error about it is about this member. */
  member: string;
  file: string;
  /** The text that is found once in the file, and what takes its place. */
  before: string;
  after: string;
}

/** One more behind the last member of a list. */
const behind = (
  what: string,
  member: string,
  { path, last }: { path: string; last: string },
): NewMember => ({
  what,
  member,
  file: `src/model/${path}.ts`,
  before: `'${last}'] as const`,
  after: `'${last}', '${member}'] as const`,
});

const newMembers: readonly NewMember[] = [
  {
    what: 'a way to pay',
    member: 'by-invoice',
    file: 'src/model/orders/payment.ts',
    before: 'paymentMethods = [',
    after: "paymentMethods = ['by-invoice', 'by-voucher', ",
  },
  {
    what: 'a way to pay that the cart offers',
    member: 'by-voucher',
    file: 'src/model/orders/payment.ts',
    before: 'card: { isOffered: false,',
    after:
      "'by-voucher': { isOffered: true, account: 'bank', isAtProvider: false }, card: { isOffered: false,",
  },
  {
    what: 'an account of the shop',
    member: 'by-wallet',
    file: 'src/model/orders/payment.ts',
    before: "'mobilePay' | 'bank'",
    after: "'mobilePay' | 'bank' | 'by-wallet'",
  },
  {
    what: 'a kind of discount',
    member: 'free-shipping',
    file: 'src/model/sale/discountSchema.ts',
    before: 'discountKinds = [',
    after: "discountKinds = ['free-shipping',",
  },
  {
    what: 'a shown status of an order',
    member: 'was-returned',
    file: 'src/model/sale/life.ts',
    before: "| 'processing' | 'cancelled'",
    after: "| 'processing' | 'cancelled' | 'was-returned'",
  },
  {
    what: 'a stage of a sale',
    member: 'was-lent',
    file: 'src/model/sale/life.ts',
    before: "| Stage<'ordered'>",
    after: "| Stage<'ordered'> | Stage<'was-lent'>",
  },
  {
    what: 'a tab of the dashboard',
    member: 'a-new-tab',
    file: 'src/model/base/addresses.ts',
    before: "  'kundepanel',\n",
    after: "  'kundepanel', 'a-new-tab',\n",
  },
  behind('a kind of thing to buy', 'framed-print', { path: 'sale/schema', last: 'gift-card' }),
  behind('a licence', 'for-editorial', { path: 'licences/licence', last: 'commercial' }),
  behind('a state of a gift card', 'was-burnt', { path: 'giftCards/schema', last: 'paid-out' }),
  behind('a time at which a gift card is booked', 'at-expiry', {
    path: 'giftCards/offer',
    last: 'never',
  }),
  behind('a stored status of an order', 'was-refunded', { path: 'sale/life', last: 'cancelled' }),
  behind('a decision about an order', 'was-postponed', { path: 'sale/life', last: 'rejected' }),
  behind('an answer about cookies', 'only-needed', { path: 'consent/consent', last: 'declined' }),
  behind('a purpose that visitors answer for', 'for-advertising', {
    path: 'consent/choices',
    last: 'convenience',
  }),
  behind('a state of an archived file', 'half-copied', {
    path: 'purchases/schema',
    last: 'backup_failed',
  }),
  behind('a theme', 'sepia-theme', { path: 'base/theme', last: 'dark' }),
];

/** The source of a file with the new members in it. */
function edited(path: string): string | undefined {
  const source = ts.sys.readFile(path);
  const edits = newMembers.filter(({ file }) => join(root, file) === path);
  return edits.reduce((text, { before, after }) => {
    const parts = text?.split(before);
    if (parts?.length !== 2) throw new Error(`${path} has not exactly one ${before}`);
    return parts.join(after);
  }, source);
}

interface CompileError {
  file: string;
  text: string;
}

/** The site and its functions after all members have been added. */
function changedProgram(): ts.Program {
  const configFile = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (path) => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const sources = { ...config, include: ['src', 'functions/src'] };
  const overrides = { incremental: false };
  const parsed = ts.parseJsonConfigFileContent(sources, ts.sys, root, overrides, configFile);
  const host = ts.createCompilerHost(parsed.options);
  host.readFile = edited;
  return ts.createProgram(parsed.fileNames, parsed.options, host);
}

function compileErrors(program: ts.Program): CompileError[] {
  return program.getSemanticDiagnostics().map(({ file, messageText }) => ({
    file: relative(root, file?.fileName ?? ''),
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

const EQUALITIES: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** The comparisons of a set with a single text: they decide about new members without anybody noticing. */
function comparisons(program: ts.Program): string[] {
  const members = new Set(newMembers.map(({ member }) => member));
  const checker = program.getTypeChecker();
  const mayBeNew = (node: ts.Node): boolean => {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => part.isStringLiteral() && members.has(part.value));
  };
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && EQUALITIES.includes(node.operatorToken.kind)) {
      const { left, right } = node;
      const isOneByOne = ts.isStringLiteral(left)
        ? mayBeNew(right)
        : ts.isStringLiteral(right) && mayBeNew(left);
      if (isOneByOne)
        found.push(`${relative(root, node.getSourceFile().fileName)}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
    .forEach(visit);
  return found;
}

describe('after a member has been added to each closed set', () => {
  let program: ts.Program;
  let found: CompileError[];
  beforeAll(() => {
    program = changedProgram();
    found = compileErrors(program);
  }, 180_000);

  test.each(newMembers)('$what is refused until it is decided about', ({ member }) => {
    expect(found.filter(({ text }) => text.includes(member))).not.toEqual([]);
  });

  test('everything else is as right as before', () => {
    const isAboutMember = ({ text }: CompileError) =>
      newMembers.some(({ member }) => text.includes(member));
    expect(found.filter((error) => !isAboutMember(error))).toEqual([]);
  });

  test('no place compares a set with a single member', () => {
    expect(comparisons(program)).toEqual([]);
  });
});
