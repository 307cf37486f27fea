import { NO_CVR } from '#src/model/settings/shapes.ts';
import { staleFiles, writeGenerated } from '../../setup/generatedFiles.ts';
import { readSiteConfig } from '../../setup/siteConfig.ts';
import { done, type Finding, hostOf, type Live, missing, type Step, stuck } from '../step.ts';

function checkBusiness(live: Live): Finding {
  if (hostOf(live).endsWith('.example'))
    return stuck(`${hostOf(live)} er kun til demonstration: kør npm run setup.`);
  return live.business.cvrNumber === NO_CVR
    ? stuck('CVR-nummeret er ikke et rigtigt nummer: kør npm run setup.')
    : done;
}

export const businessStep: Step = {
  id: 'business',
  title: 'Butikkens oplysninger',
  isNeeded: true,
  check: (live) => Promise.resolve(checkBusiness(live)),
};

const generated: Step = {
  id: 'generated-files',
  title: 'Filerne følger butikkens oplysninger',
  isNeeded: true,
  async check({ root }) {
    const stale = await staleFiles(root, readSiteConfig(root));
    return stale.length === 0
      ? done
      : missing(`Andet end site.config.json siger: ${stale.join(', ')}`);
  },
  run: {
    says: 'Skriver dem igen (npm run setup -- --generate).',
    act: ({ root }) => writeGenerated(root, readSiteConfig(root)),
  },
};

export const businessSteps: readonly Step[] = [businessStep, generated];
