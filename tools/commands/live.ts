import { join } from 'node:path';
import { gcloudTokens } from '../live/accessToken.ts';
import { domainTexts } from '../live/domainTexts.ts';
import { goLive, printPlan, type Terminal } from '../live/goLive.ts';
import { connectGoogle } from '../live/google.ts';
import { parseArguments, refuseOtherProject } from '../live/parseArguments.ts';
import { openProgress } from '../live/progress.ts';
import { programsOf } from '../live/programs.ts';
import { steps } from '../live/steps/steps.ts';
import { readSiteConfig } from '../setup/siteConfig.ts';
import { ask, runProgram } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');
const PAUSE_MS = 3_000;

await runProgram(async () => {
  const business = readSiteConfig(root);
  const words = parseArguments(process.argv.slice(2), business.project);
  refuseOtherProject(words, business.project);
  const { project, dryRun, yes } = words;
  const isInteractive = process.stdin.isTTY && !yes;
  const terminal: Terminal = { print: (line) => console.log(line), ask, isInteractive };
  const place = { project, business, root };
  if (dryRun) {
    printPlan(steps, place, terminal.print);
    return true;
  }
  const google = connectGoogle({ project, accessToken: gcloudTokens() });
  return goLive({
    live: { ...place, google, programs: programsOf(place, { isInteractive, yes }), domainTexts },
    terminal,
    progress: openProgress(root, project),
    steps,
    yes,
    pauseMs: PAUSE_MS,
    command: 'npm run live',
  });
});
