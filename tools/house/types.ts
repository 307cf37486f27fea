// Finds by structure, with TypeScript's checker, what has to do with an order line and its price.
import { join, relative } from 'node:path';
import ts from 'typescript';

export interface Found {
  path: string;
  name: string;
}

export interface House {
  checker: ts.TypeChecker;
  /** The modules of the product by their paths from the root. */
  sources: Map<string, ts.SourceFile>;
}

const OPTIONS: ts.CompilerOptions = { noEmit: true, incremental: false };

/** Reads the product below a root, by the settings of its `tsconfig.json`. */
export function openHouse(root: string): House {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  const include = { ...config, include: ['src', 'functions/src'] };
  const { fileNames, options } = ts.parseJsonConfigFileContent(include, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, ...OPTIONS });
  const entries = fileNames.flatMap((name) => {
    const source = program.getSourceFile(name);
    return source ? [[relative(root, name), source] as const] : [];
  });
  return { checker: program.getTypeChecker(), sources: new Map(entries) };
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

const LISTS = new Set([
  'Array',
  'ReadonlyArray',
  'Promise',
  'Set',
  'ReadonlySet',
  'Map',
  'ReadonlyMap',
]);
const PRICES = ['price', 'priceOre', 'amountOre', 'baseOre'];
/** A line has a name; the title is that of what stands in the catalogue, or is on its way into it. */
const NAMES = ['name', 'stored', 'type'];
/** A record of the catalogue, its hit in a search, an album on its way in and a price of the price list are no line. */
const SHOWN = ['isPublished', 'slug', 'visible', 'createdAt', 'order', 'pictures'];

const isNumber = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isNumber) : (type.flags & ts.TypeFlags.NumberLike) !== 0;

/** The object types in a type: its own, those of a union, and those that a list or a promise is of. */
function objectsIn(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const base = checker.getBaseConstraintOfType(type) ?? type;
  if (base.isUnion()) return base.types.flatMap((each) => objectsIn(checker, each));
  if (!(base.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  const isList = checker.isTupleType(base) || LISTS.has(base.getSymbol()?.name ?? '');
  if (!isList) return [base];
  const parts = checker.getTypeArguments(base as ts.TypeReference);
  return parts.flatMap((each) => objectsIn(checker, each));
}

/** An object with a price, and with the name or the kind of what is sold. */
function isLineShape({ checker }: House, type: ts.Type, at: ts.Node): boolean {
  const has = (name: string): boolean => type.getProperty(name) !== undefined;
  const price = PRICES.map((name) => type.getProperty(name)).find((found) => found);
  if (!price || !NAMES.some(has) || SHOWN.some(has)) return false;
  return isNumber(checker.getTypeOfSymbolAtLocation(price, at));
}

type Hold = 'handles' | 'carries';

/** Whether a type is of lines, or of what has a list of lines in it, such as an order. */
function holdOf(house: House, type: ts.Type, at: ts.Node): Hold | undefined {
  const objects = objectsIn(house.checker, type);
  if (objects.some((each) => isLineShape(house, each, at))) return 'handles';
  const inner = objects
    .filter((each) => each.getCallSignatures().length === 0)
    .flatMap((each) => each.getProperties())
    .map((each) => house.checker.getTypeOfSymbolAtLocation(each, at))
    .filter((each) => house.checker.isArrayType(house.checker.getNonNullableType(each)))
    .flatMap((each) => objectsIn(house.checker, each));
  return inner.some((each) => isLineShape(house, each, at)) ? 'carries' : undefined;
}

/** The functions of a file that have lines, or an order of lines, as parameter, variable or answer. */
export function lineFunctions(house: House, path: string): Map<ts.Node, Hold> {
  const { checker } = house;
  const found = new Map<ts.Node, Hold>();
  const source = house.sources.get(path);
  const note = (node: ts.Node, type: ts.Type | undefined): void => {
    const owner = ts.isFunctionLike(node) ? node : ts.findAncestor(node, ts.isFunctionLike);
    const hold = owner && type && holdOf(house, type, node);
    if (owner && hold && found.get(owner) !== 'handles') found.set(owner, hold);
  };
  if (!source) return found;
  visit(source, (node) => {
    if (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) {
      note(node, checker.getTypeAtLocation(node));
    } else if (ts.isFunctionLike(node) && 'body' in node) {
      note(node, checker.getSignatureFromDeclaration(node)?.getReturnType());
    }
  });
  return found;
}

/** What a schema decodes to: the checker knows it as `_zod.output`. */
function outputOf({ checker }: House, call: ts.CallExpression): ts.Type | undefined {
  const zod = checker.getTypeAtLocation(call).getProperty('_zod');
  const inner = zod && checker.getTypeOfSymbolAtLocation(zod, call).getProperty('output');
  return inner && checker.getTypeOfSymbolAtLocation(inner, call);
}

/** The name of the declaration around a node that stands at the top of its file. */
export function topName(node: ts.Node): string {
  let top = node;
  while (!ts.isSourceFile(top.parent)) top = top.parent;
  if (ts.isVariableStatement(top)) top = top.declarationList.declarations[0] ?? top;
  const { name } = top as ts.NamedDeclaration;
  return name?.getText() ?? 'the module';
}

/**
 * The shapes of a line, by the set of their property names. Counted are interfaces, aliases, object types that are
 * written in place, and what each `z.object` decodes to. `Pick`, `Omit` and `Partial` in the place where they are used
 * (a parameter) are no shape of their own; given a name, they are.
 */
export function lineShapes(house: House): Map<string, Found[]> {
  const shapes = new Map<string, Found[]>();
  for (const [path, source] of house.sources) {
    visit(source, (node) => {
      const isDeclared =
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isTypeLiteralNode(node);
      const isSchema =
        ts.isCallExpression(node) && /^z\.(?:\w+O|o)bject$/.test(node.expression.getText());
      if (!isDeclared && !isSchema) return;
      const type = isSchema ? outputOf(house, node) : house.checker.getTypeAtLocation(node);
      if (!type || type.isUnion() || !isLineShape(house, type, node)) return;
      const key = type
        .getProperties()
        .map(({ name }) => name)
        .sort()
        .join(' ');
      const name = topName(node);
      const found = shapes.get(key) ?? [];
      if (!found.some((each) => each.path === path && each.name === name))
        found.push({ path, name });
      shapes.set(key, found);
    });
  }
  return shapes;
}
