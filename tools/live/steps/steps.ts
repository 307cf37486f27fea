import { routes } from '#src/model/base/routes.ts';
import { personStep, type Step } from '../step.ts';
import { appCheckSteps } from './appCheck.ts';
import { backupSteps } from './backups.ts';
import { businessSteps } from './business.ts';
import { fileSteps } from './files.ts';
import { giftCardsStep } from './giftCards.ts';
import { indexSteps } from './indexes.ts';
import { ownersClaimed, ownersVerified } from './owners.ts';
import { projectSteps } from './project.ts';
import { mailDomain } from './mailDomain.ts';
import { providerSteps } from './providers.ts';
import { ruleSteps } from './rules.ts';
import { signInSteps } from './signIn.ts';
import { domainStep, functionsStep, hostingStep, imagesStep } from './site.ts';
import { storeSteps } from './stores.ts';
import { webAppSteps } from './webApp.ts';

const mobilePay = personStep({
  id: 'mobilepay-link',
  title: 'Linket til MobilePay virker',
  isOptional: true,
  person: () => [
    'Åbn en ordrebekræftelse på en telefon, og tryk på linket til MobilePay.',
    'Beløb, besked og nummer skal være udfyldt.',
  ],
});

const content = personStep({
  id: 'content',
  title: 'Butikken er fyldt',
  person: ({ business: { origin }, project }) => [
    `Log ind, åbn ${origin}${routes.admin}, og gå fanerne igennem fra toppen.`,
    `Læg så siden op én gang til, så forsiden kommer hurtigt: npx firebase deploy --only hosting --project ${project}`,
  ],
});

const rehearsal = personStep({
  id: 'rehearsal',
  title: 'Generalprøven',
  person: () => ['Gå den igennem, som den står i docs/OPERATIONS.md under "The rehearsal".'],
});

/** Everything between an empty project and an open shop, in this order. */
export const steps: readonly Step[] = [
  ...businessSteps,
  ...projectSteps,
  ...storeSteps,
  ...signInSteps,
  ...webAppSteps,
  ...providerSteps,
  mailDomain,
  ownersClaimed,
  ...ruleSteps,
  ...indexSteps,
  giftCardsStep,
  functionsStep,
  imagesStep,
  ...fileSteps,
  ...backupSteps,
  hostingStep,
  domainStep,
  ownersVerified,
  ...appCheckSteps,
  mobilePay,
  content,
  rehearsal,
];
