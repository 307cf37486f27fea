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
  /** The edits that add the member; each text is found once in the file. */
  edits: readonly (readonly [text: string, replacement: string])[];
  /** The files that must decide about the member before they compile. */
  places: readonly string[];
}

const newMembers: readonly NewMember[] = [
  {
    what: 'a way to pay',
    member: 'by-invoice',
    file: 'src/model/orders/payment.ts',
    edits: [['paymentMethods = [', "paymentMethods = ['by-invoice', 'by-voucher', "]],
    places: [
      'src/features/cart/confirmation/PaymentInstructions.tsx',
      'src/model/mails/mailedOrder.ts',
      'src/model/orders/payment.ts',
      'src/model/orders/paymentTexts.ts',
      'src/model/payments/paymentPage.ts',
    ],
  },
  {
    what: 'a way to pay that the cart offers',
    member: 'by-voucher',
    file: 'src/model/orders/payment.ts',
    edits: [['card: false,', "card: false, 'by-voucher': true,"]],
    places: [
      'src/features/cart/OrderFields.tsx',
      'src/features/cart/confirmation/PaymentInstructions.tsx',
      'src/model/mails/mailedOrder.ts',
      'src/model/orders/payment.ts',
      'src/model/orders/paymentTexts.ts',
      'src/model/payments/paymentPage.ts',
    ],
  },
  {
    what: 'an account of the shop',
    member: 'by-wallet',
    file: 'src/model/orders/payment.ts',
    edits: [["'mobilePay' | 'bank'", "'mobilePay' | 'bank' | 'by-wallet'"]],
    places: ['src/admin/bookkeeping/Exports.tsx'],
  },
  {
    what: 'a kind of thing to buy',
    member: 'framed-print',
    file: 'src/model/sale/schema.ts',
    edits: [["'gift-card'] as const", "'gift-card', 'framed-print'] as const"]],
    places: [
      'src/model/cart/cart.ts',
      'src/model/cart/checkout.ts',
      'src/model/orders/orderedItems.ts',
      'src/model/orders/paymentTexts.ts',
      'src/model/purchases/zipPlan.ts',
      'src/model/sale/approval/check.ts',
      'src/model/sale/schema.ts',
      'src/model/vouchers/schema.ts',
    ],
  },
  {
    what: 'a kind of discount',
    member: 'free-shipping',
    file: 'src/model/sale/discountSchema.ts',
    edits: [['discountKinds = [', "discountKinds = ['free-shipping',"]],
    places: [
      'src/model/sale/discount.ts',
      'src/model/sale/discountTexts.ts',
      'src/options/discounts/DiscountDialog.tsx',
      'src/options/discounts/editorTexts.ts',
      'src/options/discounts/form.ts',
    ],
  },
  {
    what: 'a licence',
    member: 'for-editorial',
    file: 'src/model/licences/licence.ts',
    edits: [["'commercial'] as const", "'commercial', 'for-editorial'] as const"]],
    places: [
      'src/config/siteSchema.ts',
      'src/model/cart/checkout.ts',
      'src/model/licences/rightsTexts.ts',
      'src/model/licences/texts.ts',
      'src/model/settings/texts.ts',
    ],
  },
  {
    what: 'a state of a gift card',
    member: 'was-burnt',
    file: 'src/model/giftCards/schema.ts',
    edits: [["'paid-out'] as const", "'paid-out', 'was-burnt'] as const"]],
    places: [
      'src/model/giftCards/balance.ts',
      'src/options/giftCards/GiftCards.tsx',
      'src/options/giftCards/editorTexts.ts',
    ],
  },
  {
    what: 'a time at which a gift card is booked',
    member: 'at-expiry',
    file: 'src/model/giftCards/offer.ts',
    edits: [["'never'] as const", "'never', 'at-expiry'] as const"]],
    places: [
      'src/model/giftCards/offer.ts',
      'src/model/sale/records.ts',
      'src/model/settings/texts.ts',
    ],
  },
  {
    what: 'a stored status of an order',
    member: 'was-refunded',
    file: 'src/model/sale/life.ts',
    edits: [["'cancelled'] as const", "'cancelled', 'was-refunded'] as const"]],
    places: ['src/model/sale/life.ts'],
  },
  {
    what: 'a shown status of an order',
    member: 'was-returned',
    file: 'src/model/sale/life.ts',
    edits: [["| 'processing' | 'cancelled'", "| 'processing' | 'cancelled' | 'was-returned'"]],
    places: ['src/model/orders/texts.ts', 'src/ui/display/StatusChip.tsx'],
  },
  {
    what: 'a stage of a sale',
    member: 'was-lent',
    file: 'src/model/sale/life.ts',
    edits: [["| Stage<'ordered'>", "| Stage<'ordered'> | Stage<'was-lent'>"]],
    places: ['src/model/sale/life.ts'],
  },
  {
    what: 'a decision about an order',
    member: 'was-postponed',
    file: 'src/model/sale/life.ts',
    edits: [["'rejected'] as const", "'rejected', 'was-postponed'] as const"]],
    places: [
      'src/admin/pendingOrders/DecidedOrders.tsx',
      'src/admin/pendingOrders/DecisionDialog.tsx',
      'src/admin/pendingOrders/decide.ts',
      'src/model/orders/pendingTexts.ts',
      'src/model/sale/life.ts',
    ],
  },
  {
    what: 'an answer about cookies',
    member: 'only-needed',
    file: 'src/model/consent/consent.ts',
    edits: [["'declined'] as const", "'declined', 'only-needed'] as const"]],
    places: [
      'src/model/consent/consent.ts',
      'src/model/consent/texts.ts',
      'src/ui/controls/WallSettings.tsx',
    ],
  },
  {
    what: 'a purpose that visitors answer for',
    member: 'for-advertising',
    file: 'src/model/consent/choices.ts',
    edits: [["'convenience'] as const", "'convenience', 'for-advertising'] as const"]],
    places: [
      'src/lib/offeredPurposes.ts',
      'src/model/consent/choiceTexts.ts',
      'src/stores/consent.ts',
    ],
  },
  {
    what: 'a state of an archived file',
    member: 'half-copied',
    file: 'src/model/purchases/schema.ts',
    edits: [["'backup_failed'] as const", "'backup_failed', 'half-copied'] as const"]],
    places: ['src/model/purchases/schema.ts'],
  },
  {
    what: 'a tab of the dashboard',
    member: 'a-new-tab',
    file: 'src/model/base/addresses.ts',
    edits: [["  'kundepanel',\n", "  'kundepanel', 'a-new-tab',\n"]],
    places: ['src/app/adminTabPages.ts', 'src/model/system/dashboardTexts.ts'],
  },
  {
    what: 'a theme',
    member: 'sepia-theme',
    file: 'src/model/base/theme.ts',
    edits: [["'dark'] as const", "'dark', 'sepia-theme'] as const"]],
    places: ['src/features/layout/ThemeToggle.tsx'],
  },
];

/** The source of a file with the new members in it. */
function edited(path: string): string | undefined {
  const source = ts.sys.readFile(path);
  const edits = newMembers.flatMap((each) => (join(root, each.file) === path ? each.edits : []));
  return edits.reduce((text, [before, after]) => {
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

  test.each(newMembers)(
    '$what: only the places that decide about it refuse',
    ({ member, places }) => {
      const about = found.filter(({ text }) => text.includes(member));
      expect([...new Set(about.map(({ file }) => file))].toSorted()).toEqual(places);
    },
  );

  test('everything else is as right as before', () => {
    const isAboutMember = ({ text }: CompileError) =>
      newMembers.some(({ member }) => text.includes(member));
    expect(found.filter((error) => !isAboutMember(error))).toEqual([]);
  });

  test('no place compares a set with a single member', () => {
    expect(comparisons(program)).toEqual([]);
  });
});
