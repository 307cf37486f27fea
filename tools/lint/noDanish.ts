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

type TextNode = Rule.Node & { value?: unknown };
type AttributeNode = Rule.Node & { name: { name: unknown }; value: TextNode | null };

/** Every word a person reads lives in `src/shared/texts`: nothing is written into screens. */
export const noDanish: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { outside: 'Text that a person reads belongs in src/shared/texts: {{text}}' },
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
      JSXText(node: TextNode) {
        const text = String(node.value);
        if (WORD.test(text)) report(node, text);
      },
      JSXAttribute(node: AttributeNode) {
        const text = node.value?.value;
        const isRead = READ_ATTRIBUTES.has(String(node.name.name));
        if (isRead && typeof text === 'string' && WORD.test(text)) report(node, text);
      },
    };
  },
};
