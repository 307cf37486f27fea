/** Refusals of requests that the site itself never sends. */
export const requestTexts = {
  unknownAddress: 'Adressen findes ikke.',
  wrongMethod: 'Adressen kan ikke bruges på denne måde.',
  foreignOrigin: 'Adgang nægtet. Forespørgslen kommer ikke fra denne side.',
  tooLarge: 'Forespørgslen er for stor.',
  rateLimited: 'For mange forsøg. Vent lidt, og prøv igen.',
} as const;

export const userListTexts = {
  adminsOnly: 'Adgang nægtet. Kun administratorer kan se alle brugere.',
} as const;

export const verificationTexts = {
  passed: 'reCAPTCHA er bekræftet',
  notConfigured: 'Bekræftelsen er ikke sat op på serveren. Kontakt support.',
  unavailable: 'Bekræftelsen kunne ikke kontrolleres lige nu. Prøv igen om lidt.',
} as const;

export const emailChangeTexts = {
  inUse: 'Email adressen er allerede i brug. Vælg en anden.',
  administrator: 'En administrators email adresse kan ikke ændres her. Kontakt ejeren.',
} as const;

export const deletionTexts = {
  administrator: 'En administratorkonto kan ikke slettes her. Kontakt ejeren.',
  /** The failed steps of a deletion. */
  steps: {
    cart: 'Kurven kunne ikke slettes',
    downloads: 'Dine downloads kunne ikke slettes',
    preferences: 'Dine indstillinger kunne ikke slettes',
    analytics: 'Din statistik kunne ikke slettes',
    files: 'Dine hentede billeder kunne ikke slettes',
    messages: 'Dine henvendelser kunne ikke slettes',
    pendingOrders: 'Dine oplysninger kunne ikke fjernes fra afventende ordrer',
    orders: 'Dine ordrer kunne ikke slettes',
    purchases: 'Dine oplysninger kunne ikke fjernes fra regnskabet',
    vouchers: 'Dine oplysninger kunne ikke fjernes fra bilagene',
    mails: 'Din adresse kunne ikke fjernes fra ordremails',
    presence: 'Din online status kunne ikke slettes',
    profile: 'Din profil kunne ikke slettes',
    account: 'Din loginkonto kunne ikke slettes',
  },
} as const;

export const secureDownloadTexts = {
  unnamedBuyer: 'Kunde',
} as const;

export const withdrawalAnswers = {
  unknownOrder: 'Ordren findes ikke blandt dine køb.',
  noStatement:
    'Linket er brugt eller passer ikke til ordren. Se i din mail, om du har fået en kvittering.',
} as const;

export const recoveryAnswers = {
  wrongCode: 'Genoprettelseskoden passer ikke, eller den er brugt.',
} as const;

/** The page at a shared address. */
export const feedTexts = {
  title: (businessName: string) => `Nye albums – ${businessName}`,
};

export const shareTexts = {
  albumOf: (count: number, photographer: string) =>
    count === 1 ? `1 billede af ${photographer}` : `${count} billeder af ${photographer}`,
  goneTitle: 'Billedet er her ikke længere',
  goneText: 'Måske finder du et andet, du holder af.',
  toGallery: 'Se alle billeder',
  failedTitle: 'Siden kunne ikke vises',
  failedText: 'Prøv igen om lidt, eller gå videre til billederne.',
} as const;
