import { type SiteConfig, regions } from '#src/config/siteSchema.ts';
import { areTogether, NO_CVR } from '#src/model/settings/shapes.ts';
import {
  asAppCheck,
  asEmail,
  asEmails,
  asGiftCards,
  asLedger,
  asLicences,
  asList,
  asMailbox,
  asPushKey,
  asReminders,
  asText,
  asYesOrNo,
  orDash,
  readOrigin,
  readPhone,
  withoutSpaces,
} from './answers.ts';

/** A question of the guide, in the words of the person who answers it. */
export interface Question {
  /** The field, by its path: `address.city`. */
  field: string;
  question: string;
  /** Says what an answer must be, when one is not. */
  rule: string;
  /** Returns the value that was typed; undefined when it is no value of this kind. */
  read: (typed: string) => unknown;
  /** Shows a value as it could be typed. */
  show: (value: unknown) => string;
  /** Says what a value means, where it is typed in a short form. */
  words?: (value: unknown) => string;
  /** Says at once what an answer that fits leads to later. */
  warns?: (value: unknown) => string | undefined;
  /** The value that Enter stands for, when it follows from earlier answers and from what was there before. */
  suggest?: (site: SiteConfig, before: SiteConfig) => unknown;
}

export interface Group {
  title: string;
  questions: readonly Question[];
}

const email = 'Skriv en e-mailadresse, for eksempel mail@ditdomæne.dk. Æ, ø og å kan ikke bruges.';
const filled = 'Skriv mindst et ord.';

/** Keeps those who show their presence among the owners that were just named. */
function suggestedPresence({ ownerEmails, presenceEmails }: SiteConfig): string[] {
  const kept = presenceEmails.filter((address) => ownerEmails.includes(address));
  return kept.length > 0 ? kept : ownerEmails.slice(0, 1);
}

/** Those who are known keep their name; the first of the others is the photographer. */
function suggestedNames({ presenceEmails, photographerName }: SiteConfig, before: SiteConfig) {
  const [firstName = ''] = photographerName.split(' ');
  return presenceEmails.map((address, at) => {
    const known = before.presenceNames[before.presenceEmails.indexOf(address)];
    const [account = ''] = address.split('@');
    return known ?? (at === 0 ? firstName : account);
  });
}

const LEDGER =
  'konto for salg, salg uden moms, MobilePay og bank, momskode og konto for gebyrer (- for ingen)';
const ledgerRule =
  'Skriv seks værdier med komma imellem, for eksempel 1000, 1050, 55000, 55000, -, -. Kontonumrene står i din kontoplan.';

const GIFT_CARDS_ANSWER =
  'antal år, use eller sale, mindste og største beløb, konti for skyldige gavekort i Dinero, Billy og e-conomic, og beløbene at vælge imellem';

/** The questions in the order in which they are asked. */
export const groups: readonly Group[] = [
  {
    title: 'Virksomheden',
    questions: [
      {
        ...asText,
        field: 'businessName',
        question: 'Hvad hedder virksomheden (det registrerede navn)?',
        rule: filled,
      },
      { ...asText, field: 'photographerName', question: 'Hvad hedder fotografen?', rule: filled },
      {
        ...asText,
        field: 'photographerTitle',
        question: 'Hvilken titel står under navnet?',
        rule: filled,
      },
      {
        ...asText,
        field: 'tagline',
        question: 'Hvilken linje beskriver virksomheden?',
        rule: filled,
      },
      {
        ...withoutSpaces,
        field: 'cvrNumber',
        question: 'Hvad er CVR-nummeret?',
        rule: 'Et CVR-nummer har otte cifre, og det sidste skal passe til de andre. Se det på virk.dk. 00000000 betyder, at der ikke er noget endnu.',
        warns: (number) =>
          number === NO_CVR
            ? 'Med 00000000 kan butikken prøves, men npm run live kræver et rigtigt nummer.'
            : undefined,
      },
      {
        ...asYesOrNo,
        field: 'vat',
        question: 'Er virksomheden registreret for moms (ja eller nej)?',
        rule: 'Svar ja eller nej.',
      },
    ],
  },
  {
    title: 'Adresse og kontakt',
    questions: [
      { ...asText, field: 'address.street', question: 'Vej og nummer?', rule: filled },
      {
        ...withoutSpaces,
        field: 'address.postalCode',
        question: 'Postnummer?',
        rule: 'Et postnummer har fire cifre.',
      },
      { ...asText, field: 'address.city', question: 'By?', rule: filled },
      { ...asText, field: 'address.country', question: 'Land?', rule: filled },
      {
        ...asEmail,
        field: 'email',
        question: 'Hvilken e-mailadresse skal kunderne skrive til?',
        rule: email,
      },
      {
        ...asMailbox,
        field: 'mailbox',
        question:
          'Hvilken postkasse sender butikken mails fra (nej for EmailJS, eller server, port, brugernavn og højeste antal mails om dagen)?',
        rule: 'Svar nej, eller skriv fire ting med komma imellem, for eksempel smtp.ditdomæne.dk, 587, mail@ditdomæne.dk, 300. De står hos den, der har din postkasse, under udgående post (SMTP). Skriv serveren for indgående post (IMAP) som den femte, så ser siden, når en mail kommer retur. Adgangskoden spørger npm run live om.',
      },
      {
        ...asPushKey,
        field: 'pushKey',
        question:
          'Hvad er nøglen til push, så du kan få besked på din telefon (nej, hvis du ikke vil have det eller ikke har den endnu)?',
        rule: 'Svar nej, eller skriv de 87 tegn, der begynder med B. De står i Firebase under "Project settings", "Cloud Messaging", "Web Push certificates", når du har trykket på "Generate key pair".',
      },
      {
        field: 'phone',
        question: 'Hvilket telefonnummer skal kunderne ringe til?',
        rule: 'Skriv otte cifre, eller et nummer med landekode, for eksempel +46701234567.',
        read: readPhone,
        show: String,
      },
      {
        ...asText,
        field: 'social.name',
        question: 'Hvilket socialt medie linker siden til?',
        rule: filled,
      },
      {
        ...withoutSpaces,
        field: 'social.url',
        question: 'Hvad er adressen på din profil dér?',
        rule: 'Skriv hele adressen, begyndende med https://.',
      },
    ],
  },
  {
    title: 'Betaling',
    questions: [
      {
        ...withoutSpaces,
        field: 'mobilePayNumber',
        question: 'Hvilket MobilePay-nummer betaler kunderne til?',
        rule: 'Et MobilePay-nummer har fem eller seks cifre for en virksomhed, otte for en telefon.',
      },
      {
        ...withoutSpaces,
        field: 'payments.mobilePay',
        question:
          'Godkender du selv hver betaling (manual), eller har du en aftale med Vipps MobilePay om ePayment (automatic)?',
        rule: 'Svar manual eller automatic.',
      },
      {
        ...asYesOrNo,
        field: 'payments.card',
        question:
          'Skal kunderne også kunne betale med kort? Det kræver automatic, og at aftalen med Vipps MobilePay omfatter kort (ja eller nej).',
        rule: 'Svar ja eller nej. Kort kan kun tages med automatic.',
        suggest: ({ payments }) => payments.card && areTogether(payments),
      },
      {
        ...asYesOrNo,
        field: 'discounts',
        question: 'Vil du kunne lave rabatkoder (ja eller nej)?',
        rule: 'Svar ja eller nej.',
      },
      {
        ...asLicences,
        field: 'licences',
        question:
          'Sælger du billeder med flere licenser (nej, eller priserne for sociale medier og for erhverv)?',
        rule: 'Svar nej, eller skriv to priser med komma imellem: x2 for det dobbelte af prisen, x1,5 for halvanden gang, 500 for 500 kr oveni og - for en licens, du ikke sælger. For eksempel x1,5, x3. Erhverv må ikke koste mindre end sociale medier, hvad billedet end koster: skriv gange ved begge eller kroner ved begge.',
      },
      {
        ...asGiftCards,
        field: 'giftCards',
        question: `Sælger du gavekort (nej, eller ${GIFT_CARDS_ANSWER})?`,
        rule: `Svar nej, eller skriv ${GIFT_CARDS_ANSWER}, med komma imellem: 3, use, 100, 5000, -, -, -, 300, 500. Højst 3 år. Moms skyldes, når kortet bruges (use) eller sælges (sale); uden moms er det use. En streg betyder, at du ikke har en konto endnu: opret den som modtagne forudbetalinger fra kunder (7410 i standardkontoplanen).`,
      },
      { ...asText, field: 'bankAccount.bank', question: 'Hvad hedder banken?', rule: filled },
      {
        ...withoutSpaces,
        field: 'bankAccount.registrationNumber',
        question: 'Hvad er registreringsnummeret?',
        rule: 'Et registreringsnummer har fire cifre.',
      },
      {
        ...withoutSpaces,
        field: 'bankAccount.accountNumber',
        question: 'Hvad er kontonummeret?',
        rule: 'Et kontonummer har fem til ti cifre.',
      },
      {
        ...withoutSpaces,
        field: 'orderIdPrefix',
        question: 'Hvilke to store bogstaver begynder ordrenumrene med?',
        rule: 'Skriv to bogstaver fra A til Z. De kan ikke ændres efter den første ordre.',
        read: (typed) => typed.trim().toUpperCase(),
      },
    ],
  },
  {
    title: 'Ejerne',
    questions: [
      {
        ...asEmails,
        field: 'ownerEmails',
        question: 'Hvilke e-mailadresser er administratorer (med komma imellem)?',
        rule: `${email} Hver adresse må stå én gang.`,
      },
      {
        ...asEmails,
        field: 'presenceEmails',
        question: 'Hvem af dem skal vises som online i dashboardet?',
        rule: 'Skriv en eller flere af administratorernes adresser.',
        suggest: suggestedPresence,
      },
      {
        ...asList,
        field: 'presenceNames',
        question: 'Hvad hedder de dér (i samme rækkefølge, med komma imellem)?',
        rule: 'Skriv ét navn for hver af adresserne.',
        suggest: suggestedNames,
      },
      {
        ...asText,
        field: 'administratorMemberSince',
        question: 'Siden hvornår har fotografen haft virksomheden (måned og år)?',
        rule: filled,
      },
    ],
  },
  {
    title: 'Hjemmesiden',
    questions: [
      {
        field: 'origin',
        question: 'Hvad er hjemmesidens adresse?',
        rule: 'Skriv et domæne, for eksempel ditdomæne.dk. Et domæne med æ, ø eller å skrives som xn--.',
        read: readOrigin,
        show: String,
        warns: (origin) =>
          String(origin).endsWith('.example')
            ? 'Med .example kan butikken prøves, men npm run live kræver et rigtigt domæne.'
            : undefined,
      },
      {
        ...orDash,
        field: 'project',
        question:
          'Hvilket id skal Firebase-projektet have (findes det ikke, opretter npm run live det; en streg betyder, at butikken kun prøves)?',
        rule: 'Et id har 6 til 30 små bogstaver, cifre og bindestreger og begynder med et bogstav.',
      },
      {
        ...withoutSpaces,
        field: 'region',
        question: 'I hvilken region skal Firebase køre (europe-west1 er Belgien)?',
        rule: `Vælg en af disse: ${regions.join(', ')}.`,
      },
      {
        ...withoutSpaces,
        field: 'consent',
        question:
          'Skal siden vente på et ja til cookies (wall), eller virker den for alle (choice)?',
        rule: 'Svar wall eller choice.',
      },
      {
        ...withoutSpaces,
        field: 'archivedBy',
        question:
          'Hvem kopierer købte billeder til kundernes arkiv: serveren (server), eller et åbent dashboard i en butik uden funktioner (browser)?',
        rule: 'Svar server eller browser.',
        show: (value) => (value as string | undefined) ?? 'server',
      },
      {
        ...asText,
        field: 'legalUpdatedText',
        question: 'Hvilken dato står på privatlivs- og cookiepolitikken?',
        rule: 'Skriv en dato, for eksempel 24. juni 2025.',
      },
    ],
  },
  {
    title: 'Det, der kan vente (tryk Enter seks gange)',
    questions: [
      {
        ...asReminders,
        field: 'reminders',
        question: 'Efter hvor mange dage påmindes en ubetalt ordre, og hvornår udløber den?',
        rule: 'Skriv to hele tal fra 1 til 365, for eksempel 7, 30. Det andet er størst.',
      },
      {
        ...asLedger,
        field: 'ledgerAccounts.dinero',
        question: `Dinero: ${LEDGER}?`,
        rule: ledgerRule,
      },
      {
        ...asLedger,
        field: 'ledgerAccounts.billy',
        question: `Billy: ${LEDGER}?`,
        rule: ledgerRule,
      },
      {
        ...asLedger,
        field: 'ledgerAccounts.economic',
        question: `e-conomic: ${LEDGER}?`,
        rule: ledgerRule,
      },
      {
        ...orDash,
        field: 'bucket',
        question: 'Hvad hedder bucketen til filer (en streg betyder den, projektet får)?',
        rule: 'Et navn har små bogstaver, cifre, punktummer og bindestreger, for eksempel mit-projekt.appspot.com.',
      },
      {
        ...asAppCheck,
        field: 'appCheck',
        question: 'Skal App Check beskytte siden (none, eller udbyder og nøgle)?',
        rule: 'Svar none, eller skriv recaptcha-enterprise eller recaptcha-v3, et mellemrum og nøglen.',
      },
    ],
  },
];
