import { join } from 'node:path';
import { gcloudTokens } from '../live/accessToken.ts';
import { domainTexts } from '../live/domainTexts.ts';
import { visitProject } from '../live/doctor.ts';
import { connectGoogle } from '../live/google.ts';
import { parseArguments } from '../live/parseArguments.ts';
import { openProgress } from '../live/progress.ts';
import { programsOf } from '../live/programs.ts';
import { steps } from '../live/steps/steps.ts';
import { readSiteConfig } from '../setup/siteConfig.ts';
import { runProgram } from '../terminal.ts';

const root = join(import.meta.dirname, '../..');

await runProgram(() => {
  const business = readSiteConfig(root);
  const { project } = parseArguments(process.argv.slice(2), business.project);
  const place = { project, business, root };
  const google = connectGoogle({ project, accessToken: gcloudTokens() });
  return visitProject({
    live: {
      ...place,
      google,
      programs: programsOf(place, { isInteractive: false, yes: false }),
      domainTexts,
    },
    print: (line) => console.log(line),
    progress: openProgress(root, project),
    steps,
  });
});
