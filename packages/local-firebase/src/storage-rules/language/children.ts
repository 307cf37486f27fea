import type { Expression } from './syntax.ts';

/** The expressions directly inside an expression. */
export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap((part) =>
        typeof part === 'object' && 'value' in part ? [part.value] : [],
      );
    case 'unary':
    case 'typeTest':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.yes, expression.no];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to].filter(
        (part) => part !== undefined,
      );
    case 'call':
      return expression.args;
    case 'methodCall':
      return [expression.object, ...expression.args];
  }
}
