import { join } from 'node:path';
import * as z from 'zod/mini';
import { readEnvironment, type Values, writeEnvironment } from '../environmentFile.ts';
import { anyAnswer, askForAll, type Google } from '../google.ts';
import { bucketOf, done, missing, type Live, type Place, type Step } from '../step.ts';
import { realtimeAddress } from './stores.ts';

const app = z.object({ appId: z.string() });
const appConfig = z.object({ apiKey: z.string(), appId: z.string() });

const webApps = ({ project }: Place): { service: string; path: string } => ({
  service: 'firebase',
  path: `v1beta1/projects/${project}/webApps`,
});

/** The id of the site's app at Firebase, or undefined before there is one. */
export async function webAppId(live: Live): Promise<string | undefined> {
  const [first] = await askForAll(live.google, webApps(live), { field: 'apps', item: app });
  return first?.appId;
}

const registered: Step = {
  id: 'web-app',
  title: 'Siden er tilmeldt Firebase som app',
  async check(live) {
    return (await webAppId(live)) ? done : missing('Projektet har ingen web-app.');
  },
  run: {
    says: 'Opretter en web-app med butikkens navn.',
    async act(live) {
      const body = { displayName: live.business.businessName };
      await live.google.ask({ method: 'POST', ...webApps(live), body }, anyAnswer);
    },
  },
};

const environmentFile = ({ root }: Place): string => join(root, '.env');

/** The keys of the app as `.env` holds them; undefined before there is an app. */
async function keysOfApp(live: Live): Promise<Values | undefined> {
  const id = await webAppId(live);
  if (!id) return undefined;
  const { service, path } = webApps(live);
  const found = await live.google.ask({ service, path: `${path}/${id}/config` }, appConfig);
  return {
    VITE_FIREBASE_API_KEY: found.apiKey,
    VITE_FIREBASE_PROJECT_ID: live.project,
    VITE_FIREBASE_APP_ID: found.appId,
    VITE_FIREBASE_STORAGE_BUCKET: bucketOf(live),
    VITE_FIREBASE_DATABASE_URL: (await realtimeAddress(live)) ?? '',
  };
}

const keys: Step = {
  id: 'keys',
  title: 'Appens nøgler i .env',
  async check(live) {
    const wanted = await keysOfApp(live);
    if (!wanted) return missing('Projektet har ingen web-app.');
    const written = readEnvironment(environmentFile(live));
    const other = Object.keys(wanted).filter((name) => (written[name] ?? '') !== wanted[name]);
    return other.length === 0 ? done : missing(`Mangler eller er andre: ${other.join(', ')}`);
  },
  run: {
    says: 'Skriver nøglerne i .env. De er ikke hemmelige; resten af filen bliver, som den er.',
    async act(live) {
      const wanted = await keysOfApp(live);
      if (wanted) writeEnvironment(environmentFile(live), wanted);
    },
  },
};

const apiKey = z.object({
  name: z.string(),
  restrictions: z.optional(
    z.looseObject({
      browserKeyRestrictions: z.optional(
        z.object({ allowedReferrers: z.optional(z.array(z.string())) }),
      ),
      apiTargets: z.optional(z.array(z.looseObject({ service: z.string() }))),
    }),
  ),
});

type ApiKey = z.infer<typeof apiKey>;

async function keyOfBrowser(google: Google, key: string): Promise<ApiKey> {
  const path = `v2/keys:lookupKey?keyString=${encodeURIComponent(key)}`;
  const { name } = await google.ask({ service: 'apikeys', path }, z.object({ name: z.string() }));
  return google.ask({ service: 'apikeys', path: `v2/${name}` }, apiKey);
}

/** The pages that may use the key. A build names the address of the site as the page that asks. */
const referrers = ({ business, project }: Place): string[] => [
  `${business.origin}/*`,
  `https://${project}.web.app/*`,
  `https://${project}.firebaseapp.com/*`,
];

/** The services that a browser asks with the key. */
const targets = ({ business }: Place): string[] =>
  [
    'identitytoolkit',
    'securetoken',
    'firestore',
    'firebasedatabase',
    'firebasestorage',
    ...(business.appCheck.provider === 'none' ? [] : ['firebaseappcheck']),
    ...(business.pushKey ? ['firebaseinstallations', 'fcmregistrations'] : []),
  ].map((name) => `${name}.googleapis.com`);

function isRestricted({ restrictions }: ApiKey, place: Place): boolean {
  const pages = restrictions?.browserKeyRestrictions?.allowedReferrers ?? [];
  const services = restrictions?.apiTargets?.map(({ service }) => service) ?? [];
  const wanted = targets(place);
  return (
    referrers(place).every((page) => pages.includes(page)) &&
    wanted.every((service) => services.includes(service)) &&
    services.every((service) => wanted.includes(service))
  );
}

const browserKey = (place: Place): string =>
  readEnvironment(environmentFile(place))['VITE_FIREBASE_API_KEY'] ?? '';

const restrictions: Step = {
  id: 'key-restrictions',
  title: 'Nøglen gælder kun butikkens sider',
  async check(live) {
    const key = browserKey(live);
    if (!key) return missing('Der er ingen nøgle i .env endnu.');
    const found = await keyOfBrowser(live.google, key);
    return isRestricted(found, live)
      ? done
      : missing('Nøglen gælder for flere eller andre sider og tjenester, end butikken bruger.');
  },
  run: {
    says: 'Begrænser nøglen til butikkens adresser og de tjenester, som siderne bruger.',
    asks: 'De sider og tjenester, som nøglen gælder for nu, bliver erstattet.',
    async act(live) {
      const { name } = await keyOfBrowser(live.google, browserKey(live));
      const body = {
        restrictions: {
          browserKeyRestrictions: { allowedReferrers: referrers(live) },
          apiTargets: targets(live).map((service) => ({ service })),
        },
      };
      const path = `v2/${name}?updateMask=restrictions`;
      await live.google.ask({ method: 'PATCH', service: 'apikeys', path, body }, anyAnswer);
    },
  },
  person: (place) => [
    `Åbn https://console.cloud.google.com/apis/credentials?project=${place.project} og vælg nøglen "Browser key".`,
    `Vælg "Websites" under "Application restrictions", og skriv ${referrers(place).join(', ')}`,
    `Vælg "Restrict key" under "API restrictions" med ${targets(place).join(', ')}, og "Save".`,
  ],
};

export const webAppSteps: readonly Step[] = [registered, keys, restrictions];
