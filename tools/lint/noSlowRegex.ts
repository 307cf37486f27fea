import { defineRule } from '@oxlint/plugins';
import { analyse } from 'scslre';

/** Whoever chooses a text must not choose how long it takes: the time may grow with its length, not with its square. */
export const noSlowRegex = defineRule({
  meta: {
    type: 'problem',
    messages: { slow: 'Its time grows with the square of a text of many {{characters}}' },
  },
  create(context) {
    return {
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
        if (!report) return;
        const data = { characters: report.character.literal.source };
        context.report({ node, messageId: 'slow', data });
      },
    };
  },
});
