import * as z from 'zod/mini';
import { type RulesProject, testFilesOf } from './project.ts';
import { runFile, testLoader } from './testRun.ts';

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

/** One expression and the values it had in all runs together. */
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
  /** Expressions that were never evaluated. */
  unseen: Seen[];
  /** Conditions that were only ever true, or only ever false. */
  oneSided: Seen[];
}

export function gapsIn(seen: readonly Seen[]): Gaps {
  return {
    unseen: seen.filter(({ evaluated }) => !evaluated),
    oneSided: seen.filter(({ wasTrue, wasFalse }) => wasTrue !== wasFalse),
  };
}

interface CoverageRun {
  project: RulesProject;
  /** Host and port of the Firestore emulator. */
  host: string;
  /** The emulator's projects in which the test file, loaded with this query, made its documents. */
  projectsOf: (search: string) => Promise<Iterable<string>>;
}

async function fetchReport(host: string, projectId: string) {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  return coverageReport.parse(await answer.json());
}

/** Runs the tests of Firestore's rules and asks the emulator for the expressions they evaluated. */
export async function measureCoverage({ project, host, projectsOf }: CoverageRun): Promise<Seen[]> {
  const load = testLoader(project);
  const reports = [];
  const files = testFilesOf(project, 'firestore').filter(({ isComparison }) => !isComparison);
  for (const { path } of files) {
    const loaded = await load(path);
    const outcome = await runFile(loaded);
    if (outcome.kind !== 'passed') {
      const test = outcome.kind === 'failed' ? `, "${outcome.test}",` : '';
      throw new Error(`${path}${test} fails: ${outcome.message}`);
    }
    const projects = [...(await projectsOf(loaded.search))];
    reports.push(...(await Promise.all(projects.map((id) => fetchReport(host, id)))));
  }
  return joinReports(reports);
}

function listed({ line, column, from, to }: Seen, source: string): string {
  const text = source.slice(from, to + 1).replace(/\s+/g, ' ');
  return `${String(line)}:${String(column)} ${text}`;
}

/** The gaps as lines for a person. */
export function describeGaps({ unseen, oneSided }: Gaps, source: string): string[] {
  return [
    `Conditions with one answer: ${String(oneSided.length)}`,
    ...oneSided.map((seen) => `  only ever ${String(seen.wasTrue)}: ${listed(seen, source)}`),
    `Never evaluated: ${String(unseen.length)}`,
    ...unseen.map((seen) => `  ${listed(seen, source)}`),
  ];
}
