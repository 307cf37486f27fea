import { join } from 'node:path';
import { PARTS, type Part } from '../testing/parts.ts';
import { summary, type FinishedPart } from '../testing/results.ts';
import { startTestFirebase, type TestFirebase } from '../testing/testFirebase.ts';
import { bold, showProblem } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');

function chosenParts(name: string | undefined): Part[] {
  if (!name) return PARTS;
  const part = PARTS.find((candidate) => candidate.name === name);
  if (part) return [part];
  throw new Error(`There is no part "${name}". There are: ${PARTS.map((p) => p.name).join(', ')}`);
}

async function runParts(parts: Part[], firebase?: TestFirebase): Promise<FinishedPart[]> {
  const finished: FinishedPart[] = [];
  for (const part of parts) {
    console.log(bold(`\n${part.name}`));
    await firebase?.refill();
    const started = Date.now();
    const env = firebase?.env ?? {};
    const result = await part.run({ root, env, rest: process.argv.slice(3) });
    finished.push({ name: part.name, ...result, milliseconds: Date.now() - started });
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
