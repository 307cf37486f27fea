import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readFacts } from '#src/lib/pictures/readFacts.ts';
import { sortFound } from '#src/model/moving/groups.ts';
import {
  type Collection,
  collectionsOf,
  type GroupUse,
  type MovingRule,
  numberedTitle,
  proposedChoice,
} from '#src/model/moving/plan.ts';
import { outcomeCounts, reportCsv } from '#src/model/moving/report.ts';
import { isOfFile, type Outcome, runImport } from '#src/model/moving/run.ts';
import { movingTexts } from '#src/model/moving/texts.ts';
import { progressOf } from '../progress.ts';
import { dim } from '../terminal.ts';
import { OWN_FILE } from './folder.ts';
import { type ImportedShop, openSink } from './sink.ts';
import { findSources } from './sources.ts';

/** As many pictures and records that cannot be written one after the other have one cause, which the next meets too. */
const FAILURES_IN_A_ROW = 5;

/** Ends a run by `abort` when what it writes fails again and again. */
function endingWhenBroken(abort: () => void) {
  let failed = 0;
  return <Words extends unknown[]>(write: (...words: Words) => Promise<void>) =>
    async (...words: Words): Promise<void> => {
      try {
        await write(...words);
        failed = 0;
      } catch (thrown) {
        if (!isOfFile(thrown)) failed += 1;
        if (failed === FAILURES_IN_A_ROW) abort();
        throw thrown;
      }
    };
}

/** What the person at the keyboard asks for. */
export interface ImportWishes {
  /** Folders and ZIPs. */
  places: readonly string[];
  as: GroupUse;
  price: number;
  minStars: number;
  rules: readonly MovingRule[];
  /** Where the report goes. */
  report: string;
  dry: boolean;
}

function showPlan(collections: readonly Collection[]): void {
  for (const { kind, title, number, pictures, price, category } of collections) {
    const more = [price > 0 ? `${price} kr.` : '', category].filter(Boolean).join(', ');
    console.log(`  ${kind} ${numberedTitle({ title, number })}: ${pictures.length} ${dim(more)}`);
  }
}

/** Moves pictures into the shop, and says what became of each; false when it was cut off. */
export async function importPictures(
  shop: ImportedShop,
  wanted: ImportWishes,
  controller = new AbortController(),
): Promise<boolean> {
  const { places, as, price, minStars, dry, report, rules } = wanted;
  const sink = await openSink(shop, rules);
  const { files, open } = await findSources(places);
  const { groups, leftOut } = sortFound(files);
  const collections = groups.flatMap((group) => {
    const proposed = proposedChoice(group, as, { rules, categories: sink.categories });
    const choice = { ...proposed, price: proposed.price > 0 ? proposed.price : price };
    return collectionsOf(group, choice, movingTexts.untitled);
  });
  showPlan(collections);
  const outcomes: Outcome[] = leftOut.map((each) => ({ kind: 'left-out', ...each }));
  const total = collections.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const progress = progressOf(total);
  const watched = endingWhenBroken(() => controller.abort());
  if (!dry) {
    await runImport(
      collections,
      { known: sink.known, minStars },
      {
        open,
        readWords: readFacts,
        takesHeic: false,
        atOnce: availableParallelism(),
        send: watched(sink.send),
        write: watched(sink.write),
        signal: controller.signal,
        report: (outcome) => {
          outcomes.push(outcome);
          progress(outcomes.length - leftOut.length);
        },
      },
    );
  }
  console.log();
  for (const { text, count } of outcomeCounts(outcomes)) console.log(`  ${count} ${text}`);
  // A file that is there already would keep its mode.
  await rm(report, { force: true });
  await writeFile(report, reportCsv(outcomes), { mode: OWN_FILE });
  console.log(`  What became of each file: ${report}`);
  if (!controller.signal.aborted) return true;
  console.log('  It was cut off. The same command goes on.');
  return false;
}
