import { type LegalDocument, legalTexts } from './document.ts';

/** The section that shows the visitor's own choice. */
export const COOKIE_CHOICE_SECTION = 'valg';

/** The cookie policy. */
export const cookiesDocument: LegalDocument = {
  title: 'Cookiepolitik',
  description:
    'Hvad {businessName} gemmer i din browser, hvorfor og hvor længe, og hvordan du ændrer dit valg.',
  lead: 'Her kan du se, hvad siden gemmer i din browser, og ændre dit valg.',
  updated: legalTexts.updated,
  sections: [
    {
      id: COOKIE_CHOICE_SECTION,
      title: 'Dit valg',
      paragraphs: ['Du kan altid skifte mening her. Dit valg gælder i denne browser.'],
      closing: [
        'Afviser du, kan du stadig læse forsiden og de juridiske sider, men galleriet, kurven og din konto er lukket, fordi de ikke virker uden at gemme noget hos dig.',
      ],
    },
    {
      id: 'hvad',
      title: 'Hvad er cookies?',
      paragraphs: [
        'Cookies er små tekster, som en hjemmeside gemmer i din browser. Vi bruger ordet om alt, hvad siden gemmer hos dig, også det, der ligger i browserens lokale lager og aldrig bliver sendt til os.',
      ],
    },
    {
      id: 'noedvendige',
      title: 'Nødvendige',
      paragraphs: [
        'Uden dem virker siden ikke. De ligger i din browser og kan kun læses af denne side.',
      ],
      table: {
        caption: 'Det nødvendige, siden gemmer',
        columns: ['Navn', 'Bruges til', 'Gemmes', 'Hvor længe'],
        rows: [
          ['cookieConsent', 'At huske dit valg om cookies', 'Lokalt lager', 'Til du sletter det'],
          [
            'cart',
            'Din kurv: det, du har lagt i den eller bedt om, før du loggede ind, og hvordan du vil betale',
            'Lokalt lager',
            'Til du bestiller eller tømmer den',
          ],
          [
            'firebase:authUser',
            'Dit login, så du ikke skal logge ind på hver side',
            'Lokalt lager eller sessionslager',
            'Til du logger ud. Har du ikke valgt at blive husket: til du lukker fanen',
          ],
          [
            'Din email til dit telefonnummer',
            'At du kan logge ind med dit telefonnummer i denne browser',
            'Lokalt lager',
            'Til du sletter det eller din konto',
          ],
          [
            'Dine downloads og din kontos oprettelsesdato',
            'At vise dem på dine egne sider, højst de seneste 100 downloads',
            'Lokalt lager',
            'Til du sletter det eller din konto',
          ],
          [
            'contactDraft',
            'Din besked i kontaktformularen, så den ikke går tabt, hvis siden genindlæses. Kun når du har accepteret cookies',
            'Sessionslager',
            'Til du sender den, afviser cookies eller lukker fanen',
          ],
          ['theme', 'Om du har valgt lyst eller mørkt tema', 'Lokalt lager', 'Til du sletter det'],
          [
            'reloaded',
            'At siden kun genindlæses én gang, når en del af den ikke kunne hentes',
            'Sessionslager',
            'Til du lukker fanen',
          ],
          [
            'keptInput',
            'Det, du har skrevet i en formular, når siden genindlæses af sig selv',
            'Sessionslager',
            'Til siden er genindlæst, et øjeblik efter',
          ],
          [
            'Kopier af sidens filer og de billeder, du har set',
            'At siden åbner hurtigt, også uden forbindelse. Kun når du har accepteret cookies',
            'Browserens cache',
            'Til nyere kopier afløser dem, du afviser cookies, eller du sletter dem',
          ],
          [
            'En stor ZIP-fil, mens den bliver pakket og hentet',
            'At pakke dine billeder uden at fylde hukommelsen',
            'Browserens private filer',
            'Til du besøger din købshistorik igen, tidligst efter en time, eller du sletter det',
          ],
        ],
      },
    },
    {
      id: 'statistik',
      title: 'Statistik',
      paragraphs: [
        'Accepterer du cookies, kan vi bruge Google Analytics til at se, hvilke sider der bliver besøgt. Afviser du senere, bliver de slettet med det samme.',
      ],
      table: {
        caption: 'Det, Google Analytics gemmer',
        columns: ['Navn', 'Bruges til', 'Gemmes', 'Hvor længe'],
        rows: [
          ['_ga', 'At skelne besøg fra hinanden', 'Cookie', '2 år'],
          ['_ga_ og et nummer', 'At holde et besøg sammen', 'Cookie', '2 år'],
          ['_gid', 'At skelne besøg fra hinanden', 'Cookie', '24 timer'],
        ],
      },
    },
    {
      id: 'robotter',
      title: 'Beskyttelse mod robotter',
      paragraphs: [
        'På sider med formularer bruger vi Google reCAPTCHA. Den bliver kun indlæst på de sider, og kun når du har accepteret cookies.',
      ],
      table: {
        caption: 'Det, Google reCAPTCHA gemmer',
        columns: ['Navn', 'Bruges til', 'Gemmes', 'Hvor længe'],
        rows: [
          ['_GRECAPTCHA', 'At kende mennesker fra robotter', 'Cookie fra Google', '6 måneder'],
        ],
      },
    },
    {
      id: 'slet',
      title: 'Slet det hele',
      paragraphs: [
        'Du kan selv slette alt, hvad siden har gemt, i din browsers indstillinger under cookies og websitedata. Så bliver du logget ud, kurven bliver tom, og du bliver spurgt om cookies igen.',
        'Hvad vi gemmer andre steder end i din browser, står i [privatlivspolitikken]({privacyPath}). Har du spørgsmål, så skriv til [{email}]({emailLink}).',
      ],
    },
  ],
};
