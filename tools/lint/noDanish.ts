import { defineRule, type ESTree } from '@oxlint/plugins';

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

/** Every word a person reads lives in the `texts.ts` and `*Texts.ts` of a concept: nothing is written into screens. */
export const noDanish = defineRule({
  meta: {
    type: 'problem',
    messages: { outside: 'Text that a person reads belongs in the texts of its concept: {{text}}' },
  },
  create(context) {
    function report(node: ESTree.Node, text: string): void {
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
      JSXText(node) {
        // Entities such as `&nbsp;` arrive as they are written.
        if (WORD.test(node.value.replaceAll(/&\w+;/g, ''))) report(node, node.value);
      },
      JSXAttribute(node) {
        const { name, value } = node;
        if (name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.has(name.name)) return;
        if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
        if (WORD.test(value.value)) report(node, value.value);
      },
    };
  },
});
