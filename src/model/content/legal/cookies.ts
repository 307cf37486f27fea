import { COOKIE_CHOICE_SECTION } from '../../consent/consent.ts';
import { type LegalDocument, legalTexts } from './document.ts';

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
      closing: ['{afterNo}'],
    },
    {
      id: 'hvad',
      title: 'Hvad er cookies?',
      paragraphs: [
        'Cookies er små tekster, som en hjemmeside gemmer i din browser. Jeg bruger ordet om alt, hvad siden gemmer hos dig, også det, der ligger i browserens lokale lager og aldrig bliver sendt til mig.',
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
          [
            'cookieConsent',
            'At huske dit valg om cookies{choiceName}',
            'Lokalt lager',
            'Til du sletter det',
          ],
          [
            'cart',
            'Din kurv: det, du har lagt i den eller bedt om, før du loggede ind, og hvordan du vil betale. Mens en ordre sendes, også navn og adresse til fakturaen',
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
            'Din besked i kontaktformularen, så den ikke går tabt, hvis siden genindlæses. {onlyConvenience}',
            'Sessionslager',
            'Til du sender den, {noToConvenience} eller lukker fanen',
          ],
          [
            'favourites',
            'De billeder, du har valgt med hjertet, og den konto, de følger, hvis du er logget ind. Først når du har valgt et billede',
            'Lokalt lager',
            'Til du fjerner dem, logger ud eller sletter det',
          ],
          [
            '__session',
            'At vise dig billederne i et privat kundegalleri, når du har åbnet det med dit link',
            'Cookie',
            'En time efter, at galleriet sidst var åbent',
          ],
          [
            'clientChoices',
            'Dit navn, din email, hvis du har skrevet den, og dit valg i et privat kundegalleri, så det også virker uden forbindelse. Først når du har skrevet dit navn',
            'Lokalt lager',
            'Til du sletter det',
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
            'At siden åbner hurtigt, også uden forbindelse. {onlyConvenience}',
            'Browserens cache',
            'Til nyere kopier afløser dem, du {noToConvenience}, eller du sletter dem',
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
      paragraphs: ['{statisticsUse}'],
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
      paragraphs: ['{botCheckUse}', '{siteCheckUse}'],
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
        'Hvad jeg gemmer andre steder end i din browser, står i [privatlivspolitikken]({privacyPath}). Har du spørgsmål, så skriv til [{email}]({emailLink}).',
      ],
    },
  ],
};
