import { join } from 'node:path';
import { PARTS, type Part } from '../testing/parts.ts';
import { summary, type FinishedPart } from '../testing/results.ts';
import { startTestFirebase, type TestFirebase } from '../testing/testFirebase.ts';
import { bold, showProblem } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');

function chosenParts(name: string | undefined): Part[] {
  if (!name) return PARTS.filter(({ onlyWith }) => !onlyWith || process.env[onlyWith]);
  const part = PARTS.find((candidate) => candidate.name === name);
  if (part) return [part];
  throw new Error(`There is no part "${name}". There are: ${PARTS.map((p) => p.name).join(', ')}`);
}

async function runPart(part: Part, firebase?: TestFirebase): Promise<FinishedPart> {
  await firebase?.refill(part.startsEmpty);
  const started = Date.now();
  const env = firebase?.env ?? {};
  const result = await part.run({ root, env, rest: process.argv.slice(3) });
  return { name: part.name, ...result, milliseconds: Date.now() - started };
}

async function runParts(parts: Part[], firebase?: TestFirebase): Promise<FinishedPart[]> {
  const beside = parts.filter(({ runsBesideOthers }) => runsBesideOthers);
  if (beside.length > 0) console.log(bold(`\n${beside.map(({ name }) => name).join(', ')}`));
  const finished = await Promise.all(beside.map((part) => runPart(part)));
  for (const part of parts.filter(({ runsBesideOthers }) => !runsBesideOthers)) {
    console.log(bold(`\n${part.name}`));
    finished.push(await runPart(part, firebase));
  }
  return finished;
}

async function runWithFirebase(parts: Part[]): Promise<FinishedPart[]> {
  if (parts.length === 0) return [];
  const started = Date.now();
  try {
    console.log();
    const firebase = await startTestFirebase(root);
    void firebase.lost.then(showProblem);
    try {
      return await runParts(parts, firebase);
    } finally {
      await firebase.stop();
    }
  } catch (error) {
    showProblem(error);
    return [{ name: 'firebase', passed: 0, failed: 1, milliseconds: Date.now() - started }];
  }
}

const parts = chosenParts(process.argv[2]);
const finished = [
  ...(await runParts(parts.filter((part) => !part.needsFirebase))),
  ...(await runWithFirebase(parts.filter((part) => part.needsFirebase))),
];
console.log(summary(finished));
process.exit(finished.some(({ failed }) => failed > 0) ? 1 : 0);
