import type { Rule } from 'eslint';

const DANISH_LETTER = /[æøåÆØÅ]/;
const WORD = /\p{Letter}{2,}/u;
/** Attributes whose literal text a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
]);

/** ESLint's own types do not know JSX: a property is read from whatever the node is. */
function property(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

/** Every word a person reads lives in the `texts.ts` and `*Texts.ts` of a concept: nothing is written into screens. */
export const noDanish: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { outside: 'Text that a person reads belongs in the texts of its concept: {{text}}' },
  },
  create(context) {
    function report(node: Rule.Node, text: string): void {
      context.report({ node, messageId: 'outside', data: { text: text.trim().slice(0, 40) } });
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string' && DANISH_LETTER.test(node.value))
          report(node, node.value);
      },
      TemplateElement(node) {
        if (DANISH_LETTER.test(node.value.raw)) report(node, node.value.raw);
      },
      JSXText(node: Rule.Node) {
        const text = String(property(node, 'value'));
        if (WORD.test(text)) report(node, text);
      },
      JSXAttribute(node: Rule.Node) {
        const name = String(property(property(node, 'name'), 'name'));
        const text = property(property(node, 'value'), 'value');
        if (READ_ATTRIBUTES.has(name) && typeof text === 'string' && WORD.test(text)) {
          report(node, text);
        }
      },
    };
  },
};
