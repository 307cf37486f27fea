import { NO_CVR } from '#src/model/settings/shapes.ts';
import { staleFiles, writeGenerated } from '../../setup/generatedFiles.ts';
import { readSiteConfig } from '../../setup/siteConfig.ts';
import { done, type Finding, hostOf, type Live, missing, type Step, stuck } from '../step.ts';

function checkBusiness(live: Live): Finding {
  const { mailbox } = live.business;
  const hosts = [hostOf(live), ...(mailbox ? [mailbox.host] : [])];
  const invented = hosts.find((host) => host.endsWith('.example'));
  if (invented !== undefined)
    return stuck(`${invented} er kun til demonstration: kør npm run setup.`);
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
