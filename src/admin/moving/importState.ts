import * as z from 'zod/mini';
import { create } from 'zustand';
import { localStore } from '#src/lib/browserStorage.ts';
import { sortFound, type Found } from '#src/model/moving/groups.ts';
import { collectionsOf, groupUses, type GroupChoice } from '#src/model/moving/plan.ts';
import { reportCsv } from '#src/model/moving/report.ts';
import { runImport, type Outcome } from '#src/model/moving/run.ts';
import { movingErrors, movingTexts } from '#src/model/moving/texts.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { openChosen, type ChosenFiles } from './chosenFiles.ts';
import { finishUploads, openShop } from './importTools.ts';

/** The decisions about the chosen files. */
export interface Decisions {
  choices: Readonly<Record<string, GroupChoice>>;
  minStars: number;
}

export type ImportState =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'planned'; chosen: ChosenFiles; found: Found; proposed: Decisions }
  | { kind: 'running'; done: number; total: number; begunAt: number; isStopping: boolean }
  | { kind: 'finished'; outcomes: readonly Outcome[]; isCut: boolean };

/** One import for the whole dashboard: it goes on in every tab. */
export const useImport = create<{ state: ImportState }>()(() => ({ state: { kind: 'empty' } }));

const show = (state: ImportState) => useImport.setState({ state });

const UNFINISHED_KEY = 'moving-in';
const REPORT_KEY = 'moving-report';

const decisionsSchema = z.object({
  choices: z.record(
    z.string(),
    z.object({ as: z.enum(groupUses), price: z.number(), category: z.string() }),
  ),
  minStars: z.number(),
});

/** The decisions of an import that has not come to its end; undefined when there is none. */
export const unfinishedDecisions = (): Decisions | undefined =>
  localStore.readJson(UNFINISHED_KEY, decisionsSchema);

/** The report of the last import. */
export const lastReport = (): string | undefined => localStore.readText(REPORT_KEY);

export async function readChosen(placed: Promise<Parameters<typeof openChosen>[0]>): Promise<void> {
  show({ kind: 'reading' });
  try {
    const chosen = await openChosen(await placed);
    const proposed = unfinishedDecisions() ?? { choices: {}, minStars: 0 };
    show({ kind: 'planned', chosen, found: sortFound(chosen.files), proposed });
  } catch (thrown) {
    reportFailure(thrown, movingErrors.read);
    show({ kind: 'empty' });
  }
}

export function chooseAnew(): void {
  show({ kind: 'empty' });
}

export function forgetUnfinished(): void {
  localStore.remove(UNFINISHED_KEY);
}

let stopping = new AbortController();

/** Lets what has begun come to its end, and begins nothing more. */
export function stopImport(): void {
  stopping.abort();
  const { state } = useImport.getState();
  if (state.kind === 'running') show({ ...state, isStopping: true });
}

type Plan = Extract<ImportState, { kind: 'planned' }>;

function leftBehind({ found }: Plan, { choices }: Decisions): Outcome[] {
  const unwanted = found.groups.filter(({ key }) => choices[key]?.as === 'nothing');
  return [
    ...found.leftOut.map((each) => ({ kind: 'left-out' as const, ...each })),
    ...unwanted
      .flatMap(({ folders }) => folders.flatMap(({ pictures }) => pictures))
      .map(({ path }) => ({ kind: 'left-out' as const, path, reason: 'not-chosen' as const })),
  ];
}

/** Takes in what was planned. After a reload the same files are chosen again, and known by their bytes. */
export async function startImport(plan: Plan, decisions: Decisions): Promise<void> {
  const collections = plan.found.groups.flatMap((group) => {
    const choice = decisions.choices[group.key];
    return choice ? collectionsOf(group, choice, movingTexts.untitled) : [];
  });
  const total = collections.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const outcomes = leftBehind(plan, decisions);
  const leftCount = outcomes.length;
  localStore.writeJson(UNFINISHED_KEY, decisions);
  const endWork = beginWork('uploading');
  stopping = new AbortController();
  const { signal } = stopping;
  const running = { kind: 'running' as const, done: 0, total, begunAt: Date.now() };
  show({ ...running, isStopping: false });
  try {
    await finishUploads();
    const { known, tools } = await openShop();
    const report = (outcome: Outcome) => {
      outcomes.push(outcome);
      show({ ...running, done: outcomes.length - leftCount, isStopping: signal.aborted });
    };
    const { minStars } = decisions;
    const { open } = plan.chosen;
    await runImport(collections, { known, minStars }, { ...tools, open, report, signal });
    if (!signal.aborted) forgetUnfinished();
    localStore.writeText(REPORT_KEY, reportCsv(outcomes));
    show({ kind: 'finished', outcomes, isCut: signal.aborted });
  } catch (thrown) {
    reportFailure(thrown, movingErrors.start);
    show({ ...plan, proposed: decisions });
  } finally {
    endWork();
  }
}
