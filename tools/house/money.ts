// Finds where prices are reckoned, and where a shop's switches are asked.
import ts from 'typescript';
import { type Found, type House, topName, visit } from './types.ts';

const PRICE_LIKE =
  /^(?:price|amount|kroner|ore|vat|moms)(?:Ore|Dkk|Kr)?$|(?:Price|Amount|Ore|Kroner|Vat)$/;
const SUMS = /^total(?:s|Price)?$|Total$/;
/** A total of bytes or pictures is no money: it counts only beside these words. */
const MONEY = /[pP]rice|[aA]mount|Ore\b|[kK]roner|\bvat/;
const BY_SIGN = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
]);

export interface Reckoning extends Found {
  kind: 'reckons' | 'formats' | 'sale';
}

/** A difference that only says what comes first is a comparison. */
function isInSort(node: ts.Node): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return !!call && /\.(?:sort|toSorted)$/.test(call.expression.getText());
}

/** The only arithmetic with money, and the conversion between kroner and øre. */
const SALE = 'src/model/sale/';
const EDGE = 'src/model/base/money.ts';

/** The symbol of a name where it is declared, also under another name. */
function declared(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** True for an answer of the sale, and for kroner that were converted. */
function comesFromMoney(checker: ts.TypeChecker, { expression }: ts.CallExpression): boolean {
  if (/\btoOre$/.test(expression.getText())) return true;
  const places = declared(checker, expression)?.declarations ?? [];
  return places.some((each) => each.getSourceFile().fileName.includes(SALE));
}

/** A list of numbers that `map` takes from money, written in place. */
const MAPS = /\.(?:map|flatMap)$/;

/** Says of one top declaration whether a sign, a rounding or a sum is applied to money in it. */
function reckons(checker: ts.TypeChecker, top: ts.Node): boolean {
  const inMoney = MONEY.test(top.getText());
  /** Variables that got their value from money, whatever they are called. */
  const followed = new Set<ts.Symbol>();
  const isNumber = (node: ts.Node): boolean => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    return (type.flags & ts.TypeFlags.NumberLike) !== 0;
  };
  const isCalledSo = ({ text }: ts.Identifier | ts.PrivateIdentifier): boolean =>
    PRICE_LIKE.test(text) || (inMoney && SUMS.test(text));
  const isMoney = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const isFollowed = symbol !== undefined && followed.has(symbol);
      return isFollowed || (isCalledSo(node) && isNumber(node));
    }
    if (ts.isPropertyAccessExpression(node)) return isCalledSo(node.name) && isNumber(node);
    if (ts.isCallExpression(node)) return isNumber(node) && comesFromMoney(checker, node);
    if (ts.isConditionalExpression(node)) return isMoney(node.whenTrue) || isMoney(node.whenFalse);
    if (ts.isBinaryExpression(node)) return isMoney(node.left) || isMoney(node.right);
    if (ts.isPrefixUnaryExpression(node)) return isMoney(node.operand);
    return ts.isParenthesizedExpression(node) && isMoney(node.expression);
  };
  const listsMoney = (node: ts.Node): boolean => {
    const list = ts.isPropertyAccessExpression(node) ? node.expression : node;
    if (!ts.isCallExpression(list) || !MAPS.test(list.expression.getText())) return false;
    const [map] = list.arguments;
    return !!map && ts.isArrowFunction(map) && isMoney(map.body);
  };
  let isFound = false;
  visit(top, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && isNumber(node.name)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      if (symbol && isMoney(node.initializer)) followed.add(symbol);
    } else if (ts.isBinaryExpression(node) && BY_SIGN.has(node.operatorToken.kind)) {
      isFound ||= isNumber(node) && isMoney(node) && !isInSort(node);
    } else if (ts.isCallExpression(node) && isNumber(node)) {
      const isRounded = node.expression.getText() === 'Math.round' && node.arguments.some(isMoney);
      // A list of money is added by `reduce`, or by any function that makes one number of it.
      isFound ||= isRounded || [node.expression, ...node.arguments].some(listsMoney);
    }
  });
  return isFound;
}

/** A function that answers with text formats. */
function formats(checker: ts.TypeChecker, top: ts.Node): boolean {
  if (!ts.isFunctionDeclaration(top)) return false;
  const type = checker.getSignatureFromDeclaration(top)?.getReturnType();
  return !!type && (type.flags & ts.TypeFlags.StringLike) !== 0;
}

/**
 * The top declarations that reckon with money: a sign, `Math.round` or a sum over a value that is called like a price,
 * or that came from such a value within the same declaration. Values are not followed from one function to another, and
 * a number of another name that holds money is not seen, unless the sale has answered it; comparisons do not count.
 */
export function reckonings({ checker, sources }: House): Reckoning[] {
  const places = [...sources].filter(([path]) => path !== EDGE);
  return places.flatMap(([path, source]) =>
    source.statements
      .filter((top) => !ts.isImportDeclaration(top))
      .filter((top) => reckons(checker, top))
      .map((top): Reckoning => {
        const kind = formats(checker, top) ? 'formats' : 'reckons';
        return {
          path,
          name: topName(top),
          kind: path.startsWith(SALE) ? 'sale' : kind,
        };
      }),
  );
}

const SWITCHES: ReadonlySet<string> = new Set(['OFFERS_DISCOUNTS', 'GIFT_CARDS', 'LICENCES']);

const isBoolean = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.BooleanLike) !== 0;

/** A constant at the top of a file that only says again what a switch says. */
function derivedFrom({ checker, sources }: House): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  for (const source of sources.values()) {
    const lists = source.statements.filter(ts.isVariableStatement);
    for (const { name, initializer } of lists.flatMap((each) => [
      ...each.declarationList.declarations,
    ])) {
      if (!initializer || !isBoolean(checker.getTypeAtLocation(name))) continue;
      const symbol = checker.getSymbolAtLocation(name);
      visit(initializer, (node) => {
        if (symbol && ts.isIdentifier(node) && SWITCHES.has(node.text)) found.add(symbol);
      });
    }
  }
  return found;
}

/** The uses of switches, and of constants derived from them, outside their declarations and imports. */
export function switchUses(house: House): Found[] {
  const { checker, sources } = house;
  const derived = derivedFrom(house);
  const isDeclaration = (node: ts.Node): boolean => {
    const variable = ts.findAncestor(node, ts.isVariableDeclaration);
    if (!variable) return false;
    if (variable.name === node) return true;
    const symbol = checker.getSymbolAtLocation(variable.name);
    return symbol !== undefined && derived.has(symbol);
  };
  const found: Found[] = [];
  for (const [path, source] of sources) {
    visit(source, (node) => {
      if (!ts.isIdentifier(node) || ts.isImportSpecifier(node.parent) || isDeclaration(node))
        return;
      const symbol = declared(checker, node);
      if (SWITCHES.has(node.text) || (symbol && derived.has(symbol)))
        found.push({ path, name: node.text });
    });
  }
  return found;
}
