import type { OperationErrors } from '../base/errorTexts.ts';
import type { OptionalMailKind } from '../mails/outbox.ts';

const GALLERY = 'Nyt i et kundegalleri';

const ofOrder =
  (many: (count: number) => string) =>
  (count: number, order: string): string =>
    order === '' ? many(count) : `Ordre ${order}`;

const howMany = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

const titles: Record<OptionalMailKind, string> = {
  'new-order': 'Ny ordre',
  'order-paid': 'Ordre betalt',
  'withdrawal-notice': 'Køb fortrudt',
  'message-arrived': 'Ny henvendelse',
  'choice-sent': GALLERY,
  'choice-commented': GALLERY,
  'gallery-opened': GALLERY,
  'gallery-downloaded': GALLERY,
  'files-lost': 'Solgte filer mangler',
  'storage-near': 'Filerne fylder meget',
};

const bodies: Record<OptionalMailKind, (count: number, order: string) => string> = {
  'new-order': ofOrder((count) => `${count} ordrer`),
  'order-paid': ofOrder((count) => `${count} ordrer`),
  'withdrawal-notice': ofOrder((count) => `${count} ordrer`),
  'message-arrived': () => 'Nogen har skrevet til dig fra kontaktsiden.',
  'choice-sent': (count) => howMany(count, 'Et valg er sendt.', 'valg er sendt.'),
  'choice-commented': (count) =>
    howMany(count, 'Der er skrevet en kommentar.', 'kommentarer er skrevet.'),
  'gallery-opened': () => 'Det er åbnet for første gang.',
  'gallery-downloaded': () => 'Der er hentet billeder for første gang.',
  'files-lost': ofOrder((count) => `I ${count} ordrer`),
  'storage-near': () => 'De fylder mere end den grænse, du har valgt.',
};

/** What a push says. It is read on a locked screen. */
export const pushTexts = {
  titles,
  bodies,
  test: { title: 'En prøve', body: 'Sådan får du besked på denne enhed.' },
} as const;

/** The part of the settings about pushes. */
export const pushDeviceTexts = {
  title: 'Push på dine enheder',
  notSetUp:
    'Push er ikke sat op for butikken endnu. Det gør den, der har sat siden op: »pushKey« i site.config.json.',
  unsupported:
    'Denne browser kan ikke modtage push. På iPhone og iPad virker det, når siden er lagt på hjemmeskærmen: Tryk på Del, så på Føj til hjemmeskærm, og åbn den derfra.',
  notKept:
    'Siden må ikke gemmes på enheden, så den kan ikke modtage push. Sig ja til bekvemmelighed under Cookies, og åbn siden igen.',
  denied:
    'Browseren siger nej til beskeder fra siden. Tillad dem i browserens indstillinger for siden, og åbn den igen.',
  off: 'Denne enhed får ingen besked. Når du slår push til, spørger browseren, om siden må sende dig beskeder.',
  on: (name: string) => `Denne enhed får besked: ${name}`,
  unnamed: 'Ukendt browser',
  turnOn: 'Slå push til på denne enhed',
  turningOn: 'Slår til...',
  turnOff: 'Slå fra',
  turnedOn: 'Push er slået til på denne enhed',
  turnedOff: 'Push er slået fra på denne enhed',
  test: 'Send en prøve',
  testing: 'Sender...',
  tested: 'Prøven er sendt til denne enhed',
  others: 'Dine andre enheder',
  since: (day: string) => `Slået til ${day}`,
  remove: 'Fjern',
  removeOf: (name: string) => `Fjern ${name}`,
  removed: 'Enheden får ikke besked mere',
} as const;

export const pushErrors = {
  devices: { fallback: 'Dine enheder kunne ikke hentes. Prøv igen.' },
  turnOn: {
    fallback: 'Push kunne ikke slås til. Prøv igen.',
    codes: { cancelled: 'Browseren sagde nej, så der er ikke slået noget til.' },
  },
  turnOff: { fallback: 'Enheden kunne ikke fjernes. Prøv igen.' },
  test: { prefersServerWords: true, fallback: 'Prøven kunne ikke sendes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;

/** The answers of the server. */
export const testPushAnswers = {
  adminsOnly: 'Kun administratorer kan prøve push.',
  gone: 'Enheden er ikke tilmeldt mere. Slå push fra og til igen.',
  failed: 'Firebase tog ikke imod prøven. Prøv igen om lidt.',
} as const;
