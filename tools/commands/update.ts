import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { join } from 'node:path';
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
  const isInteractive = process.stdin.isTTY && !yes;
  const terminal: Terminal = { print: (line) => console.log(line), ask, isInteractive };
  // A person's own sign-in names no project that pays for the questions.
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
  const app = initializeApp({ projectId: project, credential: applicationDefault() });
  const place = { project, business, root: isBack ? earlierFolder(root) : root };
  const google = connectGoogle({ project, accessToken: gcloudTokens() });
  const updating = {
    db: getFirestore(app),
    version: versionOf(root),
    migrations,
    git: gitOf(root),
    session: {
      live: { ...place, google, programs: programsOf(place, isInteractive) },
      terminal,
      progress: openProgress(root, project),
      yes,
      pauseMs: PAUSE_MS,
    },
    async restart() {
      await start([process.execPath, join(root, 'tools/bootstrap.js'), 'update', ...given], root);
      return true;
    },
  };
  try {
    if (isBack) return await goBack(updating, (version) => layOutEarlier(root, version));
    return await (dryRun ? showUpdate(updating) : runUpdate(updating));
  } finally {
    await deleteApp(app);
  }
});
