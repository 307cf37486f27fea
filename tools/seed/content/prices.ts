/** One package, as the price list shows it. */
export interface PackageContent {
  readonly name: string;
  readonly price: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly featured?: boolean;
}

/** The groups of the price list with their packages, in the order in which they are shown. */
export const PRICE_GROUPS: readonly (readonly [
  group: string,
  packages: readonly PackageContent[],
])[] = [
  [
    'Bryllupsfotografering',
    [
      {
        name: 'Vielsen',
        price: 6500,
        description:
          'Tre timer omkring ceremonien.\nTil jer, der gerne vil have det vigtigste med.',
        features: [
          'Tre timers fotografering',
          'Mindst 120 redigerede billeder',
          'Privat onlinegalleri',
          'Levering inden for tre uger',
        ],
      },
      {
        name: 'Hele dagen',
        price: 14900,
        description: 'Fra forberedelserne om morgenen til brudevalsen.\nDen mest valgte pakke.',
        features: [
          'Ti timers fotografering',
          'Mindst 400 redigerede billeder',
          'Portrætter på et sted, I holder af',
          'Privat onlinegalleri, som gæsterne kan se',
          'Tyve udvalgte billeder inden for tre dage',
        ],
        featured: true,
      },
      {
        name: 'Dagen og bogen',
        price: 19500,
        description: 'Som Hele dagen, samlet i en indbundet bog.',
        features: [
          'Alt fra Hele dagen',
          'Bog på 60 sider i stof eller læder',
          'To mindre udgaver til forældrene',
          'Vi vælger billederne sammen',
        ],
      },
      {
        name: 'Forlovelse',
        price: 2400,
        description: 'En times gåtur med kamera.\nGiver ro til den store dag.',
        features: [
          'En time på en aftalt location',
          '30 redigerede billeder',
          'Kan trækkes fra, hvis I vælger Hele dagen',
        ],
      },
    ],
  ],
  [
    'Portræt og familie',
    [
      {
        name: 'Portræt',
        price: 1800,
        description: 'For én person, i studiet eller udenfor.',
        features: ['45 minutter', '12 redigerede billeder', 'Hjælp til tøj og baggrund'],
      },
      {
        name: 'Familie',
        price: 2600,
        description: 'Store og små, også hunden.\nHelst i den time, hvor lyset er bedst.',
        features: [
          'Halvanden time',
          '30 redigerede billeder',
          'Op til otte personer',
          'Et tryk i 30 × 40 cm',
        ],
        featured: true,
      },
      {
        name: 'Konfirmation',
        price: 2200,
        description: 'Portrætter til takkekortet og til bedsteforældrene.',
        features: ['En time', '25 redigerede billeder', 'Ét tøjskift'],
      },
    ],
  ],
  [
    'Event',
    [
      {
        name: 'Aften',
        price: 4800,
        description: 'Rund fødselsdag, reception eller koncert.',
        features: ['Fire timer', 'Mindst 150 redigerede billeder', 'Levering inden for en uge'],
      },
      {
        name: 'Konference',
        price: 8900,
        description: 'En hel dag med talere, deltagere og stemning.',
        features: [
          'Otte timer',
          'Ti billeder til pressen samme dag',
          'Fri brug på web og sociale medier',
        ],
      },
    ],
  ],
  [
    'Erhverv',
    [
      {
        name: 'Medarbejderportrætter',
        price: 5500,
        description: 'Ens lys og baggrund til hele holdet.\nJeg kommer ud til jer.',
        features: [
          'Op til ti medarbejdere',
          'To redigerede billeder pr. person',
          'Ekstra medarbejdere for 350 kr pr. person',
        ],
      },
      {
        name: 'Produkt og værksted',
        price: 7200,
        description: 'Varer, hænder og steder, som I selv ser dem.',
        features: [
          'Halv dag',
          '40 redigerede billeder',
          'Frilagte produktbilleder efter aftale',
          'Fri kommerciel brug',
        ],
        featured: true,
      },
      {
        name: 'Efter aftale',
        price: 0,
        description: 'Noget helt andet? Ring, så finder vi ud af det.',
        features: ['Uforpligtende samtale', 'Skriftligt tilbud inden for to dage'],
      },
    ],
  ],
];
