import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#src/model/account/password.ts';
import { routes } from '#src/model/base/routes.ts';
import { anyAnswer, askIfPresent } from '../google.ts';
import { consolePage, done, hostOf, missing, type Live, type Place, type Step } from '../step.ts';

const state = z.optional(z.string());
const isOn = z.optional(z.boolean());
const provider = z.optional(z.object({ enabled: isOn }));

const config = z.object({
  subtype: state,
  authorizedDomains: z.optional(z.array(z.string())),
  signIn: z.optional(
    z.object({
      email: z.optional(z.object({ enabled: isOn, passwordRequired: isOn })),
      anonymous: provider,
      phoneNumber: provider,
    }),
  ),
  emailPrivacyConfig: z.optional(z.object({ enableImprovedEmailPrivacy: isOn })),
  client: z.optional(
    z.object({ permissions: z.optional(z.object({ disabledUserDeletion: isOn })) }),
  ),
  passwordPolicyConfig: z.optional(
    z.object({
      passwordPolicyEnforcementState: state,
      passwordPolicyVersions: z.optional(
        z.array(
          z.object({
            customStrengthOptions: z.optional(
              z.object({
                minPasswordLength: z.optional(z.number()),
                maxPasswordLength: z.optional(z.number()),
                containsUppercaseCharacter: isOn,
                containsNonAlphanumericCharacter: isOn,
              }),
            ),
          }),
        ),
      ),
    }),
  ),
  mfa: z.optional(
    z.object({
      providerConfigs: z.optional(
        z.array(z.object({ state, totpProviderConfig: z.optional(z.unknown()) })),
      ),
    }),
  ),
  notification: z.optional(
    z.object({
      defaultLocale: state,
      sendEmail: z.optional(z.object({ callbackUri: state })),
    }),
  ),
});

type Config = z.infer<typeof config>;

const NOT_BEGUN = 'Login er ikke sat op i projektet endnu.';

const askConfig = ({ google, project }: Live): Promise<Config | undefined> =>
  askIfPresent(
    google,
    { service: 'identitytoolkit', path: `admin/v2/projects/${project}/config` },
    config,
  );

/** Part of the project's settings of sign-in, which is compared and written as a whole. */
interface Setting {
  id: string;
  title: string;
  why: string;
  says: string;
  holds: (config: Config, place: Place) => boolean;
  /** The fields that are written; others stay as they are. */
  mask: readonly string[];
  wanted: (config: Config, place: Place) => object;
}

function settingStep({ id, title, why, says, ...setting }: Setting): Step {
  return {
    id,
    title,
    async check(live) {
      const found = await askConfig(live);
      if (!found) return missing(NOT_BEGUN);
      return setting.holds(found, live) ? done : missing(why);
    },
    run: {
      says,
      async act(live) {
        const found = (await askConfig(live)) ?? {};
        const path = `admin/v2/projects/${live.project}/config?updateMask=${setting.mask.join(',')}`;
        const body = setting.wanted(found, live);
        await live.google.ask(
          { method: 'PATCH', service: 'identitytoolkit', path, body },
          anyAnswer,
        );
      },
    },
  };
}

const identityPlatform: Step = {
  id: 'identity-platform',
  title: 'Login (Authentication med Identity Platform)',
  isNeeded: true,
  async check(live) {
    const found = await askConfig(live);
    if (!found) return missing(NOT_BEGUN);
    if (found.subtype === 'IDENTITY_PLATFORM') return done;
    return missing('Login er sat op uden Identity Platform, som ejernes andet trin kræver.');
  },
  run: {
    says: 'Sætter login op med Identity Platform, som ejernes andet trin (engangskoder) kræver.',
    asks: 'Det er gratis op til 50.000 brugere om måneden og kan ikke tages tilbage.',
    async act(live) {
      const path = `v2/projects/${live.project}/identityPlatform:initializeAuth`;
      const request = { service: 'identitytoolkit', path, body: {} };
      await live.google.ask({ method: 'POST', ...request }, anyAnswer);
    },
  },
  person: (place) => [
    `Åbn ${consolePage(place, 'authentication')} og vælg "Get started", hvis knappen er der.`,
    `Åbn ${consolePage(place, 'authentication/settings')} og vælg "Upgrade" ved "Identity Platform".`,
  ],
};

const options = {
  minPasswordLength: PASSWORD_MIN_LENGTH,
  maxPasswordLength: PASSWORD_MAX_LENGTH,
  containsUppercaseCharacter: true,
  containsNonAlphanumericCharacter: true,
} as const;

function asksWhatPagesAsk({ passwordPolicyConfig: policy }: Config): boolean {
  const found = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions;
  return (
    policy?.passwordPolicyEnforcementState === 'ENFORCE' &&
    found?.minPasswordLength === options.minPasswordLength &&
    found.maxPasswordLength === options.maxPasswordLength &&
    found.containsUppercaseCharacter === true &&
    found.containsNonAlphanumericCharacter === true
  );
}

const settings: readonly Setting[] = [
  {
    id: 'sign-in-method',
    title: 'Log ind med e-mail og adgangskode, og intet andet',
    why: 'E-mail og adgangskode er slået fra, eller en anden måde er slået til.',
    says: 'Slår e-mail med adgangskode til, og gæstelogin og telefon fra.',
    holds: ({ signIn }) =>
      signIn?.email?.enabled === true &&
      signIn.email.passwordRequired === true &&
      signIn.anonymous?.enabled !== true &&
      signIn.phoneNumber?.enabled !== true,
    mask: [
      'signIn.email.enabled',
      'signIn.email.passwordRequired',
      'signIn.anonymous.enabled',
      'signIn.phoneNumber.enabled',
    ],
    wanted: () => ({
      signIn: {
        email: { enabled: true, passwordRequired: true },
        anonymous: { enabled: false },
        phoneNumber: { enabled: false },
      },
    }),
  },
  {
    id: 'email-enumeration',
    title: 'Ingen kan spørge, hvem der har en konto',
    why: '"Email enumeration protection" er slået fra.',
    says: 'Slår "Email enumeration protection" til.',
    holds: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    mask: ['emailPrivacyConfig'],
    wanted: () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  },
  {
    // Whoever deletes the account with Google alone leaves the profile, the orders and the files here.
    id: 'account-deletion',
    title: 'En konto slettes kun gennem butikken',
    why: 'En kunde kan slette sin konto hos Google uden om butikken, og så bliver ordrer og filer stående.',
    says: 'Slår sletning af egen konto hos Google fra. Kunder sletter den på deres profil.',
    holds: ({ client }) => client?.permissions?.disabledUserDeletion === true,
    mask: ['client.permissions.disabledUserDeletion'],
    wanted: () => ({ client: { permissions: { disabledUserDeletion: true } } }),
  },
  {
    id: 'authorised-domains',
    title: 'Butikkens domæne må bruge login',
    why: 'Domænet står ikke under "Authorized domains".',
    says: 'Føjer butikkens domæne til "Authorized domains".',
    holds: ({ authorizedDomains = [] }, place) => authorizedDomains.includes(hostOf(place)),
    mask: ['authorizedDomains'],
    wanted: ({ authorizedDomains = [] }, place) => ({
      authorizedDomains: [...authorizedDomains, hostOf(place)],
    }),
  },
  {
    id: 'password-policy',
    title: 'Googles krav til adgangskoder er sidernes',
    why: 'Google kræver noget andet af en adgangskode, end siderne siger.',
    says: `Kræver ${PASSWORD_MIN_LENGTH}-${PASSWORD_MAX_LENGTH} tegn, et stort bogstav og et specialtegn af nye adgangskoder.`,
    holds: asksWhatPagesAsk,
    mask: ['passwordPolicyConfig'],
    wanted: () => ({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        passwordPolicyVersions: [{ customStrengthOptions: options }],
      },
    }),
  },
  {
    id: 'second-factor',
    title: 'Andet trin ved login (engangskoder) kan vælges',
    why: 'Engangskoder (TOTP) er slået fra i projektet.',
    says: 'Slår engangskoder (TOTP) til. Ejerne vælger dem selv på deres profil.',
    holds: ({ mfa }) =>
      mfa?.providerConfigs?.some(
        (each) => each.state === 'ENABLED' && each.totpProviderConfig !== undefined,
      ) === true,
    mask: ['mfa'],
    wanted: () => ({
      mfa: {
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    }),
  },
];

const actionPage = ({ business }: Place): string => `${business.origin}${routes.resetPassword}`;

const templates: Step = {
  id: 'mail-templates',
  title: 'Mails om login fører til butikkens egen side',
  async check(live) {
    const notification = (await askConfig(live))?.notification;
    if (notification?.sendEmail?.callbackUri !== actionPage(live))
      return missing(`Linket i mails fører ikke til ${actionPage(live)}.`);
    return notification.defaultLocale === 'da' ? done : missing('Mails er ikke på dansk.');
  },
  person: (place) => [
    `Åbn ${consolePage(place, 'settings/general')} og skriv butikkens navn under "Public-facing name". Det står i mails.`,
    `Åbn ${consolePage(place, 'authentication/emails')} ("Authentication", "Templates").`,
    'Vælg "Template language" nederst til venstre og derefter "Danish".',
    'Vælg blyanten ("Edit template"), og skriv butikkens navn under "Sender name".',
    `Vælg "Customize action URL", skriv ${actionPage(place)} og vælg "Save". Adressen gælder alle skabeloner.`,
  ],
};

export const signInSteps: readonly Step[] = [
  identityPlatform,
  ...settings.map(settingStep),
  templates,
];
