import type { Span } from './tokens.ts';

/** One side of `&&` or `||`, or a whole condition. */
export interface Operand {
  role: 'conjunct' | 'disjunct' | 'condition';
  from: number;
  to: number;
}

const OPENING = new Set(['(', '[', '{', '$(']);
const CLOSING = new Set([')', ']', '}']);
const CONDITION_ENDS = new Set([',', ';', ':', '?', '=']);
const CONDITION_STARTS = new Set(['return', 'if']);

/** Cuts spans into runs that belong to one expression: same brackets, no comma between. */
function expressions(spans: readonly Span[]): Span[][] {
  const finished: Span[][] = [];
  const open: { spans: Span[] }[] = [{ spans: [] }];
  const top = (): { spans: Span[] } => open.at(-1) ?? { spans: [] };
  const cut = () => {
    const level = top();
    if (level.spans.length > 0) finished.push(level.spans);
    level.spans = [];
  };
  for (const span of spans) {
    if (CLOSING.has(span.text) && span.kind === 'symbol') {
      cut();
      if (open.length > 1) open.pop();
      top().spans.push(span);
    } else if (OPENING.has(span.text) && span.kind === 'symbol') {
      top().spans.push(span);
      open.push({ spans: [] });
    } else if (CONDITION_ENDS.has(span.text) || CONDITION_STARTS.has(span.text)) {
      cut();
    } else top().spans.push(span);
  }
  cut();
  return finished;
}

function splitAt(spans: readonly Span[], operator: string): Span[][] {
  const parts: Span[][] = [[]];
  for (const span of spans) {
    if (span.kind === 'symbol' && span.text === operator) parts.push([]);
    else parts.at(-1)?.push(span);
  }
  return parts.filter((part) => part.length > 0);
}

function operand(role: Operand['role'], spans: readonly Span[]): Operand[] {
  const [first] = spans;
  const last = spans.at(-1);
  return first && last ? [{ role, from: first.from, to: last.to }] : [];
}

/** Every side of every `&&` and `||`; `||` binds more loosely. */
export function operandsOf(spans: readonly Span[]): Operand[] {
  return expressions(spans).flatMap((expression) => {
    const disjuncts = splitAt(expression, '||');
    const loose =
      disjuncts.length > 1 ? disjuncts.flatMap((part) => operand('disjunct', part)) : [];
    const tight = disjuncts.flatMap((part) => {
      const conjuncts = splitAt(part, '&&');
      return conjuncts.length > 1 ? conjuncts.flatMap((each) => operand('conjunct', each)) : [];
    });
    return [...loose, ...tight];
  });
}

/** The whole conditions: from `if` or `return` up to the semicolon. */
export function conditionsOf(spans: readonly Span[]): Operand[] {
  return spans.flatMap((span, index) => {
    if (span.kind !== 'word' || !CONDITION_STARTS.has(span.text)) return [];
    const rest = spans.slice(index + 1);
    const end = rest.findIndex(({ kind, text }) => kind === 'symbol' && text === ';');
    return operand('condition', end < 0 ? rest : rest.slice(0, end));
  });
}
