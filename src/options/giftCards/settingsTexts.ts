import type { GiftCardOffer } from '#src/model/giftCards/offer.ts';

const vatTimes: Record<GiftCardOffer['vatAt'], string> = {
  use: 'når kortet bruges',
  sale: 'når kortet sælges',
};

/** The part of "Indstillinger" about gift cards. */
export const giftCardSettingsTexts = {
  title: 'Gavekort',
  intro: 'Slået fra sælges der ingen nye. Solgte gavekort gælder stadig.',
  isOn: 'Sælg gavekort',
  amounts: 'Beløb at vælge imellem',
  amountsHint: 'I hele kroner med komma imellem, for eksempel 300, 500, 1000.',
  least: 'Mindste beløb',
  most: 'Største beløb',
  years: 'Gælder i år',
  vatAt: 'Momsen betales',
  vatTimes,
} as const;

export const giftCardSettingsProblems = {
  amounts: (most: number, largest: string) =>
    `Skriv 1 til ${most} beløb i hele kroner, hvert højst ${largest}.`,
  least: 'Skriv et beløb i hele kroner.',
  most: 'Skriv et beløb, der ikke er mindre end det mindste.',
  years: (most: number) => `Skriv et tal fra 1 til ${most}.`,
  vatAt: 'Uden moms betales der ingen ved salget.',
} as const;
