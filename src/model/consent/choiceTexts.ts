import { purposes, type Answers, type Purpose } from './choices.ts';

interface PurposeTexts {
  /** The purpose as it is named within a sentence. */
  name: string;
  title: string;
  text: string;
}

const purposeTexts: Record<Purpose, PurposeTexts> = {
  statistics: {
    name: 'statistik',
    title: 'Statistik',
    text: 'Jeg tæller besøg med Google Analytics, og hvor tit hvert billede bliver set, lagt i kurven og bestilt. Er du logget ind, kan fotografen se, at du er her lige nu.',
  },
  botCheck: {
    name: 'robot-tjek fra Google',
    title: 'Robot-tjek',
    text: 'Google reCAPTCHA holder robotter ude af formularerne. Google får din IP-adresse og oplysninger om din browser.',
  },
  convenience: {
    name: 'en hurtigere side',
    title: 'Hurtigere side',
    text: 'Din browser gemmer siden og de billeder, du har set, så de åbner hurtigt, også uden forbindelse. En besked, du ikke har sendt, går ikke tabt.',
  },
};

/** Joins names as a sentence does: "a, b og c". */
function named(list: readonly Purpose[]): string {
  const names = list.map((purpose) => purposeTexts[purpose].name);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} og ${last}`;
}

/** The answers in one sentence. */
function status(answers: Answers, offered: readonly Purpose[]): string {
  if (offered.every((purpose) => answers[purpose] === undefined)) return 'Du har ikke valgt endnu.';
  const allowed = purposes.filter((purpose) => answers[purpose] === true);
  return allowed.length === 0
    ? 'Du har sagt nej til alt, der ikke er nødvendigt.'
    : `Du har sagt ja til ${named(allowed)}.`;
}

/** The question where visitors answer for each purpose, the settings, and the question in a form. */
export const choiceTexts = {
  title: 'Cookies',
  question: (offered: readonly Purpose[]) =>
    `Kurven og dit login virker uden videre. Må jeg også bruge cookies til ${named(offered)}? Du kan bruge hele butikken, også hvis du siger nej.`,
  accept: 'Accepter',
  decline: 'Afvis',
  readMore: 'Læs cookiepolitikken',
  customise: 'Tilpas',
  settingsLabel: 'Dit valg om cookies',
  necessaryTitle: 'Nødvendige',
  necessaryText: 'Kurven, dit login og dit valg her. Uden dem virker butikken ikke.',
  purposes: purposeTexts,
  acceptAll: 'Accepter alle',
  declineAll: 'Afvis alle',
  save: 'Gem mit valg',
  status,
  saved: 'Dit valg er gemt. Du kan altid ændre det under Cookieindstillinger.',
  botQuestion:
    'Et robot-tjek fra Google holder robotter ude af formularen. Google får din IP-adresse og oplysninger om din browser.',
  allowBotCheck: 'Tillad robot-tjek fra Google',
  withoutBotCheck: 'Du kan også fortsætte uden.',
  contactInstead: 'Vil du ikke det, så skriv eller ring til mig:',
} as const;
