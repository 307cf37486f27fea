import { Cursor } from './cursor.ts';
import { parseExpression } from './parseExpression.ts';
import { parseMatchPath } from './parsePath.ts';
import {
  SyntaxFault,
  type Allow,
  type Match,
  type Ruleset,
  type Service,
  type Binding,
  type FunctionDeclaration,
} from './syntax.ts';
import { lex } from './tokens.ts';

/** Reads a rules file, or throws a SyntaxFault that says where it stops making sense. */
export function parseRuleset(source: string): Ruleset {
  const cursor = new Cursor(lex(source));
  const ruleset: Ruleset = { version: parseVersion(cursor), functions: [], services: [] };
  while (cursor.token.kind !== 'end') {
    if (cursor.is('function')) ruleset.functions.push(parseFunction(cursor));
    else if (cursor.is('service')) ruleset.services.push(parseService(cursor));
    else throw cursor.fault("Expected 'service' or 'function'");
  }
  if (ruleset.services.length === 0) throw cursor.fault("Expected a 'service' block");
  return ruleset;
}

function parseVersion(cursor: Cursor): 1 | 2 {
  if (!cursor.skip('rules_version')) return 1;
  cursor.expect('=', "after 'rules_version'");
  const { text, at } = cursor.expectKind('string', "the version in quotes, '2'");
  cursor.skip(';');
  if (text !== '1' && text !== '2') {
    throw new SyntaxFault(`There is no rules_version '${text}': write '2'.`, at);
  }
  return text === '2' ? 2 : 1;
}

function parseService(cursor: Cursor): Service {
  const { at } = cursor.take();
  let name = cursor.identifier('the name of a service, such as firebase.storage').text;
  while (cursor.skip('.')) name += `.${cursor.expectKind('word', "a name after '.'").text}`;
  const service: Service = { name, functions: [], matches: [], at };
  cursor.expect('{', `after 'service ${name}'`);
  while (!cursor.skip('}')) {
    if (cursor.is('function')) service.functions.push(parseFunction(cursor));
    else if (cursor.is('match')) service.matches.push(parseMatch(cursor));
    else throw cursor.fault("Expected 'match', 'function' or '}'");
  }
  if (service.functions.length + service.matches.length === 0) {
    throw new SyntaxFault('This service holds no match.', at);
  }
  return service;
}

function parseMatch(cursor: Cursor): Match {
  const { at } = cursor.take();
  const segments = parseMatchPath(cursor);
  const match: Match = { segments, functions: [], allows: [], matches: [], at };
  cursor.expect('{', 'after the path of the match');
  while (!cursor.skip('}')) {
    if (cursor.is('function')) match.functions.push(parseFunction(cursor));
    else if (cursor.is('match')) match.matches.push(cursor.nested(() => parseMatch(cursor)));
    else if (cursor.is('allow')) match.allows.push(parseAllow(cursor));
    else throw cursor.fault("Expected 'allow', 'match', 'function' or '}'");
  }
  if (match.functions.length + match.matches.length + match.allows.length === 0) {
    throw new SyntaxFault('This match is empty: it needs an allow, a match or a function.', at);
  }
  return match;
}

function parseAllow(cursor: Cursor): Allow {
  const { at } = cursor.take();
  const methods: Allow['methods'] = [];
  do {
    const method = cursor.identifier("a method such as read or write after 'allow'");
    methods.push({ name: method.text, at: method.at });
  } while (cursor.skip(','));
  const allow: Allow = { methods, at };
  if (cursor.is('if')) throw cursor.fault("Expected ':' before 'if'");
  if (cursor.skip(':')) {
    cursor.expect('if', "after ':'");
    allow.condition = parseExpression(cursor);
    endOfStatement(cursor, 'after the condition');
  } else {
    endOfStatement(cursor, 'after the methods');
  }
  return allow;
}

/** The last semicolon of a block may be left out. */
function endOfStatement(cursor: Cursor, where: string): void {
  const follows = ['}', 'allow', 'match', 'function'].some((word) => cursor.is(word));
  if (!follows) cursor.expect(';', where);
}

/** Reads `function name(a, b) { let x = …; return …; }`. */
function parseFunction(cursor: Cursor): FunctionDeclaration {
  cursor.take();
  const { text: name, at } = cursor.identifier("a name after 'function'");
  const parameters = parseParameters(cursor);
  cursor.expect('{', 'to open the function');
  const bindings: Binding[] = [];
  while (cursor.skip('let')) bindings.push(parseBinding(cursor));
  cursor.expect('return', bindings.length > 0 ? 'after the variables' : 'in the function');
  const result = parseExpression(cursor);
  cursor.skip(';');
  cursor.expect('}', 'to close the function');
  return { name, parameters, bindings, result, at };
}

function parseParameters(cursor: Cursor): FunctionDeclaration['parameters'] {
  const parameters: FunctionDeclaration['parameters'] = [];
  cursor.expect('(', 'after the name of the function');
  while (!cursor.skip(')')) {
    const { text, at } = cursor.identifier('the name of a parameter');
    parameters.push({ name: text, at });
    if (!cursor.is(')')) cursor.expect(',', "or ')' after the parameter");
  }
  return parameters;
}

function parseBinding(cursor: Cursor): Binding {
  const { text: name, at } = cursor.identifier("a name after 'let'");
  cursor.expect('=', 'after the name of the variable');
  const value = parseExpression(cursor);
  cursor.expect(';', 'after the value of the variable');
  return { name, value, at };
}
