import type { LegalDocument } from './document.ts';
import { legalTexts } from './document.ts';

/** The cookie policy. */
export const cookiesDocument: LegalDocument = {
  title: 'Cookiepolitik',
  lead: 'Her kan du se, hvad siden gemmer i din browser, og ændre dit valg.',
  updated: legalTexts.updated,
  sections: [
    {
      id: 'hvad',
      title: 'Hvad er cookies?',
      paragraphs: [
        'Cookies er små tekster, som en hjemmeside gemmer i din browser. Vi bruger ordet om alt, hvad siden gemmer hos dig, også det, der ligger i browserens lokale lager.',
      ],
    },
    {
      id: 'noedvendige',
      title: 'Nødvendige',
      paragraphs: ['Uden dem virker siden ikke:'],
      points: [
        'cookieConsent: dit valg om cookies. Gemmes, til du sletter det.',
        'Din kurv: hvad du har lagt i den, og hvordan du vil betale.',
        'Dit login: så du ikke skal logge ind på hver side. Gemmes, til du logger ud, eller til du lukker browseren, hvis du ikke har valgt at blive husket.',
        'Dine downloads: de seneste 100, kun i din egen browser.',
      ],
    },
    {
      id: 'statistik',
      title: 'Statistik',
      paragraphs: [
        'Accepterer du cookies, kan vi bruge Google Analytics til at se, hvilke sider der bliver besøgt. Det sætter cookies, hvis navne begynder med _ga og _gid. De slettes, hvis du senere afviser.',
      ],
    },
    {
      id: 'robotter',
      title: 'Beskyttelse mod robotter',
      paragraphs: [
        'På sider med formularer bruger vi Google reCAPTCHA, som kan gemme en cookie. Den indlæses kun på de sider, og kun når du har accepteret cookies.',
      ],
    },
    {
      id: 'valg',
      title: 'Dit valg',
      paragraphs: [
        'Du kan altid skifte mening med knapperne på denne side. Afviser du, kan du stadig læse forsiden og de juridiske sider, men galleriet, kurven og din konto er lukket.',
        'Har du spørgsmål, så skriv til {email}.',
      ],
    },
  ],
};
