import { join } from 'node:path';
import { Problem } from 'local-firebase/problem';
import { domainTexts } from '../live/domainTexts.ts';
import { gcloudTokens } from '../live/accessToken.ts';
import type { Terminal } from '../live/goLive.ts';
import { connectGoogle } from '../live/google.ts';
import { parseArguments, refuseOtherProject } from '../live/parseArguments.ts';
import { openProgress } from '../live/progress.ts';
import { programsOf, start } from '../live/programs.ts';
import { migrations } from '../migrations/list.ts';
import { readSiteConfig } from '../setup/siteConfig.ts';
import { ask, runProgram } from '../terminal.ts';
import { earlierFolder, layOutEarlier } from '../update/earlier.ts';
import { gitOf } from '../update/git.ts';
import { goBack, runUpdate, showUpdate } from '../update/runUpdate.ts';
import { withShopDatabase } from '../update/shopDatabase.ts';
import { versionOf } from '../versionOf.ts';

const root = join(import.meta.dirname, '../..');
const BACK = '--back';
const PAUSE_MS = 3_000;

await runProgram(async () => {
  const given = process.argv.slice(2);
  const isBack = given.includes(BACK);
  const business = readSiteConfig(root);
  const words = parseArguments(
    given.filter((word) => word !== BACK),
    business.project,
  );
  refuseOtherProject(words, business.project);
  const { project, dryRun, yes } = words;
  if (isBack && dryRun) throw new Problem('--back kan ikke prøves med --dry-run.');
  const isInteractive = process.stdin.isTTY && !yes;
  const terminal: Terminal = { print: (line) => console.log(line), ask, isInteractive };
  const place = { project, business, root: isBack ? earlierFolder(root) : root };
  const google = connectGoogle({ project, accessToken: gcloudTokens() });
  const updating = {
    version: versionOf(root),
    migrations,
    git: gitOf(root),
    session: {
      live: { ...place, google, programs: programsOf(place, { isInteractive, yes }), domainTexts },
      terminal,
      progress: openProgress(root, project),
      yes,
      pauseMs: PAUSE_MS,
    },
    async restart() {
      const command = [process.execPath, join(root, 'tools/bootstrap.js'), 'update', ...given];
      // What went wrong there has been said there.
      return start(command, root).then(
        () => true,
        () => false,
      );
    },
  };
  return withShopDatabase(project, (db) => {
    if (isBack) return goBack({ ...updating, db }, (version) => layOutEarlier(root, version));
    return (dryRun ? showUpdate : runUpdate)({ ...updating, db });
  });
});
