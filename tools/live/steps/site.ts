import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { withSettings } from '../deployedSettings.ts';
import { askForAll } from '../google.ts';
import { consolePage, done, hostOf, missing, type Live, type Place, type Step } from '../step.ts';

/** The names of the functions that this shop deploys: an export without a value is one that it does without. */
export async function functionNames(root: string): Promise<string[]> {
  const { href } = pathToFileURL(join(root, 'functions/src/index.ts'));
  const exported = (await import(href)) as Record<string, unknown>;
  return Object.keys(exported).filter((name) => exported[name] !== undefined);
}

const cloudFunction = z.object({ name: z.string(), state: z.optional(z.string()) });

export const functionsStep = withSettings({
  id: 'functions',
  title: 'Butikkens funktioner',
  async check(live) {
    const request = {
      service: 'cloudfunctions',
      path: `v2/projects/${live.project}/locations/${live.business.region}/functions?pageSize=100`,
    };
    const found = await askForAll(live.google, request, {
      field: 'functions',
      item: cloudFunction,
    });
    const running = found
      .filter(({ state }) => state === 'ACTIVE')
      .map(({ name }) => name.split('/').at(-1));
    const absent = (await functionNames(live.root)).filter((name) => !running.includes(name));
    return absent.length === 0 ? done : missing(`Kører ikke: ${absent.join(', ')}`);
  },
  run: {
    says: 'Bygger funktionerne og lægger dem op (firebase deploy --only functions). Det tager nogle minutter.',
    act: ({ programs, project }) =>
      programs.firebase('deploy', '--only', 'functions', '--project', project),
  },
});

const repository = z.object({ cleanupPolicies: z.optional(z.record(z.string(), z.unknown())) });

export const imagesStep: Step = {
  id: 'function-images',
  title: 'Gamle udgaver af funktionerne slettes',
  async check({ google, project, business }) {
    const path = `v1/projects/${project}/locations/${business.region}/repositories/gcf-artifacts`;
    const { cleanupPolicies } = await google.ask({ service: 'artifactregistry', path }, repository);
    return Object.keys(cleanupPolicies ?? {}).length > 0
      ? done
      : missing('Hver udgave bliver liggende og koster plads.');
  },
  run: {
    says: 'Sletter gamle udgaver efter en dag (firebase functions:artifacts:setpolicy).',
    asks: 'Ældre udgaver af funktionerne forsvinder hos Google. Koden er i Git.',
    act: ({ programs, project, business }) =>
      programs.firebase(
        'functions:artifacts:setpolicy',
        '--location',
        business.region,
        '--days',
        '1',
        '--force',
        '--project',
        project,
      ),
  },
};

const site = z.object({ name: z.string(), type: z.optional(z.string()) });

/** The name of the project's own site; a project whose id was taken has another. */
async function siteName(live: Live): Promise<string> {
  const request = {
    service: 'firebasehosting',
    path: `v1beta1/projects/${live.project}/sites`,
  };
  const sites = await askForAll(live.google, request, { field: 'sites', item: site });
  const own = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  return own?.name.split('/').at(-1) ?? live.project;
}

const release = z.object({ type: z.optional(z.string()) });

export const hostingStep = withSettings({
  id: 'hosting',
  title: 'Siden er lagt op',
  async check(live) {
    const path = `v1beta1/sites/${await siteName(live)}/releases?pageSize=1`;
    const answer = z.object({ releases: z.optional(z.array(release)) });
    const { releases } = await live.google.ask({ service: 'firebasehosting', path }, answer);
    const [last] = releases ?? [];
    return last && last.type !== 'SITE_DISABLE' ? done : missing('Der er ingen side på nettet.');
  },
  run: {
    says: 'Bygger siden og lægger den op (firebase deploy --only hosting).',
    asks: 'Alle kan se siden, og browsere husker i to år, at domænet og alt under det kun taler https (se "Headers" i docs/OPERATIONS.md).',
    act: ({ programs, project }) =>
      programs.firebase('deploy', '--only', 'hosting', '--project', project),
  },
});

const customDomain = z.object({
  name: z.string(),
  hostState: z.optional(z.string()),
  ownershipState: z.optional(z.string()),
  cert: z.optional(z.object({ state: z.optional(z.string()) })),
});

const firebasesOwn = ({ project }: Place): string[] => [
  `${project}.web.app`,
  `${project}.firebaseapp.com`,
];

export const domainStep: Step = {
  id: 'domain',
  title: 'Butikkens domæne',
  async check(live) {
    const host = hostOf(live);
    if (firebasesOwn(live).includes(host)) return done;
    const path = `v1beta1/projects/${live.project}/sites/${await siteName(live)}/customDomains`;
    const domains = await askForAll(
      live.google,
      { service: 'firebasehosting', path },
      { field: 'customDomains', item: customDomain },
    );
    const own = domains.find(({ name }) => name.endsWith(`/customDomains/${host}`));
    if (!own) return missing(`${host} er ikke føjet til.`);
    if (own.ownershipState !== 'OWNERSHIP_ACTIVE' || own.hostState !== 'HOST_ACTIVE')
      return missing(`${host} peger ikke på Firebase endnu. Det kan tage et døgn.`);
    return own.cert?.state === 'CERT_ACTIVE'
      ? done
      : missing(`${host} venter på sit certifikat. Det kan tage et døgn.`);
  },
  person: (place) => [
    `Åbn ${consolePage(place, 'hosting/sites')} og vælg "Add custom domain".`,
    `Skriv ${hostOf(place)}, og opret de DNS-linjer, som siden viser, dér, hvor du har købt domænet.`,
    `Føj www.${hostOf(place)} til på samme måde, med "Redirect" til ${hostOf(place)}.`,
  ],
};
