import * as z from 'zod/mini';

const place = z.object({
  line: z.number(),
  column: z.number(),
  currentOffset: z.number(),
  endOffset: z.number(),
});
const value = z.object({ value: z.optional(z.object({ boolValue: z.optional(z.boolean()) })) });

/** An expression of the rules in the emulator's report; never evaluated, it has no values. */
const coverageNode = z.object({
  sourcePosition: z.optional(place),
  values: z.optional(z.array(value)),
  get children() {
    return z.optional(z.array(coverageNode));
  },
});

export const coverageReport = z.object({ report: z.optional(z.array(coverageNode)) });

type CoverageNode = z.infer<typeof coverageNode>;

/** What all runs together have seen of one expression. */
export interface Seen {
  line: number;
  column: number;
  from: number;
  /** The last character, as the report has it. */
  to: number;
  evaluated: boolean;
  wasTrue: boolean;
  wasFalse: boolean;
}

function addNode(seen: Map<string, Seen>, node: CoverageNode): void {
  const { sourcePosition, values = [], children = [] } = node;
  if (sourcePosition) {
    const { line, column, currentOffset: from, endOffset: to } = sourcePosition;
    const key = [from, to].join(':');
    const before = seen.get(key);
    const gave = (wanted: boolean) => values.some((each) => each.value?.boolValue === wanted);
    seen.set(key, {
      line,
      column,
      from,
      to,
      evaluated: values.length > 0 || (before?.evaluated ?? false),
      wasTrue: gave(true) || (before?.wasTrue ?? false),
      wasFalse: gave(false) || (before?.wasFalse ?? false),
    });
  }
  for (const child of children) addNode(seen, child);
}

/** Joins the reports of several runs, each of a project of its own. */
export function joinReports(reports: readonly z.infer<typeof coverageReport>[]): Seen[] {
  const seen = new Map<string, Seen>();
  for (const { report = [] } of reports) for (const node of report) addNode(seen, node);
  return [...seen.values()].toSorted((a, b) => a.from - b.from || a.to - b.to);
}

export interface Gaps {
  /** Nothing asked these. */
  unseen: Seen[];
  /** These were only ever true, or only ever false. */
  oneSided: Seen[];
}

export function gapsIn(seen: readonly Seen[]): Gaps {
  return {
    unseen: seen.filter(({ evaluated }) => !evaluated),
    oneSided: seen.filter(({ wasTrue, wasFalse }) => wasTrue !== wasFalse),
  };
}
