import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { GiftCardChange } from './contracts.ts';
import type { GiftCardState } from '#src/model/giftCards/schema.ts';

const states: Record<GiftCardState, string> = {
  open: '',
  blocked: 'Spærret',
  'taken-back': 'Købet er fortrudt',
  'paid-out': 'Udbetalt',
};

interface ChangeTexts {
  action: string;
  of: (code: string) => string;
  title: (code: string) => string;
  text: (left: string) => string;
  done: string;
}

const changes: Record<GiftCardChange, ChangeTexts> = {
  block: {
    action: 'Spær',
    of: (code) => `Spær gavekort ${code}`,
    title: (code) => `Spær ${code}?`,
    text: (left) =>
      `Ingen kan bruge gavekortet. Der er ${left} tilbage på det. Du kan åbne det igen eller udstede et nyt.`,
    done: 'Gavekortet er spærret',
  },
  open: {
    action: 'Åbn igen',
    of: (code) => `Åbn gavekort ${code} igen`,
    title: (code) => `Åbn ${code} igen?`,
    text: (left) => `Gavekortet kan bruges igen. Der er ${left} tilbage på det.`,
    done: 'Gavekortet er åbnet igen',
  },
  'pay-out': {
    action: 'Udbetal',
    of: (code) => `Udbetal gavekort ${code}`,
    title: (code) => `Har du udbetalt ${code}?`,
    text: (left) =>
      `Send ${left} til den, der har gavekortet. Bagefter er der ikke mere på det. Husk et bilag til regnskabet.`,
    done: 'Gavekortet er markeret som udbetalt',
  },
};

/** Where the photographer sees and issues gift cards. */
export const giftCardEditorTexts = {
  title: 'Gavekort',
  intro:
    'Gavekort, der er købt på siden, kommer af sig selv, når du godkender betalingen. Her kan du udstede et, du har solgt i hånden eller giver væk.',
  add: 'Udsted gavekort',
  addWords: 'nyt lav opret',
  search: 'Søg på kode eller ordre',
  none: 'Der er ingen gavekort endnu.',
  noMatch: 'Intet gavekort passer til søgningen.',
  newestOnly: 'Her er de nyeste. Ældre findes med hele koden eller ordrens nummer.',
  showMore: 'Vis flere',
  loadingMore: 'Henter flere...',
  states,
  changes,
  balance: (left: string, value: string) => `${left} tilbage af ${value}`,
  validUntil: (day: string) => `Gælder til ${day}`,
  over: (day: string) => `Udløb ${day}`,
  sold: 'Ordre',
  issuedOn: (day: string) => `Udstedt ${day}`,
  given: 'Givet væk',
  byHand: 'Udstedt i hånden',
  value: 'Beløb i kr.',
  valueMissing: 'Skriv et beløb fra 1 til 100.000',
  isGiven: 'Jeg giver det væk',
  isGivenHint: 'Så er brugen en rabat og ikke noget, kunden har betalt for.',
  issue: 'Udsted',
  issuing: 'Udsteder...',
  issuedTitle: 'Gavekortet er udstedt',
  issuedText: 'Giv koden til den, der skal bruge gavekortet.',
  close: 'Luk',
  saving: 'Gemmer...',
} as const;

export const giftCardEditorErrors = {
  load: { fallback: 'Gavekortene kunne ikke hentes. Prøv igen.' },
  issue: { fallback: 'Gavekortet kunne ikke udstedes. Prøv igen.', prefersServerWords: true },
  change: { fallback: 'Ændringen kunne ikke gemmes. Prøv igen.', prefersServerWords: true },
} satisfies Record<string, OperationErrors>;
