import type { Cursor } from './cursor.ts';
import { parseExpression } from './parseExpression.ts';
import type { Binding, FunctionDeclaration } from './syntax.ts';

/** Reads `function name(a, b) { let x = …; return …; }`. */
export function parseFunction(cursor: Cursor): FunctionDeclaration {
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
