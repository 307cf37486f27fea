import * as z from 'zod/mini';
import { anyAnswer, askForAll, askIfPresent } from '../google.ts';
import {
  consolePage,
  done,
  hostOf,
  missing,
  type Finding,
  type Live,
  type Place,
  type Step,
} from '../step.ts';
import { projectNumber } from './project.ts';
import { webAppId } from './webApp.ts';

const attestation = z.object({
  siteKey: z.optional(z.string()),
  siteSecretSet: z.optional(z.boolean()),
});

const isProtected = ({ business }: Place): boolean => business.appCheck.provider !== 'none';

/** The place of the site's registration; the two kinds of reCAPTCHA have one each. */
async function registrationPath(live: Live, name: string): Promise<string | undefined> {
  const app = await webAppId(live);
  return app && `v1/projects/${await projectNumber(live)}/apps/${app}/${name}`;
}

async function checkRegistration(live: Live): Promise<Finding> {
  const { provider, siteKey } = live.business.appCheck;
  const isEnterprise = provider === 'recaptcha-enterprise';
  const name = isEnterprise ? 'recaptchaEnterpriseConfig' : 'recaptchaV3Config';
  const path = await registrationPath(live, name);
  if (!path) return missing('Projektet har ingen web-app.');
  const request = { service: 'firebaseappcheck', path };
  const found = await askIfPresent(live.google, request, attestation);
  if (isEnterprise && found?.siteKey !== siteKey)
    return missing('Firebase kender ikke nøglen i site.config.json.');
  return isEnterprise || found?.siteSecretSet
    ? done
    : missing('Firebase mangler nøglens hemmelighed.');
}

const registration: Step = {
  id: 'app-check',
  title: 'App Check kender siden',
  isChosen: isProtected,
  check: checkRegistration,
  person: (place) => [
    `Åbn ${consolePage(place, 'appcheck/apps')}, vælg appen og "reCAPTCHA" af samme slags som i site.config.json.`,
    `Nøglen skal gælde ${hostOf(place)}. Vælg "Save".`,
  ],
};

const service = z.object({ name: z.string(), enforcementMode: z.optional(z.string()) });

/** Sign-in is among the services of this version only. */
const servicesPath = async (live: Live): Promise<string> =>
  `v1beta/projects/${await projectNumber(live)}/services`;

type Mode = 'ENFORCED' | 'UNENFORCED';

const withDomain = (name: string): string => `${name}.googleapis.com`;

const PROTECTED = ['firestore', 'firebasedatabase', 'identitytoolkit'].map(withDomain);

/** The pictures of a page are plain `<img>`, which send no proof. */
const STORAGE = withDomain('firebasestorage');

async function enforcedServices(live: Live): Promise<string[]> {
  const request = { service: 'firebaseappcheck', path: await servicesPath(live) };
  const found = await askForAll(live.google, request, { field: 'services', item: service });
  return found
    .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
    .map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

async function unprotected(live: Live): Promise<string[]> {
  const enforced = await enforcedServices(live);
  return PROTECTED.filter((id) => !enforced.includes(id));
}

async function enforce(live: Live, ids: readonly string[], enforcementMode: Mode): Promise<void> {
  const services = await servicesPath(live);
  for (const id of ids) {
    const path = `${services}/${id}?updateMask=enforcementMode`;
    const request = { service: 'firebaseappcheck', path, body: { enforcementMode } };
    await live.google.ask({ method: 'PATCH', ...request }, anyAnswer);
  }
}

const pictures: Step = {
  id: 'app-check-pictures',
  title: 'App Check lader billederne være',
  isChosen: isProtected,
  async check(live) {
    return (await enforcedServices(live)).includes(STORAGE)
      ? missing('Storage afviser sidens billeder: de hentes uden bevis.')
      : done;
  },
  run: {
    says: 'Slår "Enforce" fra for filerne.',
    act: (live) => enforce(live, [STORAGE], 'UNENFORCED'),
  },
};

const enforcement: Step = {
  id: 'app-check-enforcement',
  title: 'App Check afviser andre end siden',
  isChosen: isProtected,
  isOptional: true,
  async check(live) {
    const open = await unprotected(live);
    return open.length === 0 ? done : missing(`Svarer alle: ${open.join(', ')}`);
  },
  run: {
    says: 'Slår "Enforce" til for databaserne og login.',
    asks: 'Se først under "App Check", "APIs" i konsollen, at næsten alle forespørgsler er "Verified": resten bliver afvist.',
    needsTerminal: true,
    act: async (live) => enforce(live, await unprotected(live), 'ENFORCED'),
  },
  person: (place) => [
    `Åbn ${consolePage(place, 'appcheck/products')}, og se en uge igennem, at næsten alle forespørgsler er "Verified".`,
    'Vælg "Enforce" for Firestore, Realtime Database og Authentication, aldrig for Storage.',
  ],
};

export const appCheckSteps: readonly Step[] = [registration, pictures, enforcement];
