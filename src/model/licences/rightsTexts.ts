import type { LegalSection } from '../content/legal/document.ts';
import type { LicenceId } from './licence.ts';
import { USE_OF_PICTURES } from './texts.ts';

/**
 * The rights of each licence: sections of the terms that orders refer to, so they stay as they are.
 * Other rights are sections of their own, in a new version of the terms.
 */
export const licenceSections: Record<LicenceId, LegalSection> = {
  private: {
    id: 'licens-privat',
    title: 'Licensen Privat',
    paragraphs: [
      'Du må bruge billedet privat: i dit hjem og sammen med familie og venner, på tryk og digitalt.',
    ],
    points: [
      'Du må få det trykt, for eksempel til din væg, et album eller en gave.',
      'Du må sende det til familie og venner, som selv må bruge det privat.',
      'Du må ikke vise det offentligt, heller ikke på sociale medier.',
      'Du må ikke bruge det for en virksomhed, en forening eller en myndighed eller i reklame.',
    ],
  },
  social: {
    id: 'licens-sociale-medier',
    title: 'Licensen Sociale medier',
    paragraphs: [
      'Du må alt det, som licensen Privat giver lov til. Desuden må du vise billedet på dine egne profiler på sociale medier.',
    ],
    points: [
      'Det kan være dine private profiler, eller profilerne for den virksomhed eller forening, du køber for.',
      'Du må give det sociale medie den ret til at vise billedet, som dets vilkår kræver.',
      'Fotografens navn skal stå ved billedet.',
      'Du må ikke bruge det i annoncer, der betales for, på hjemmesider eller i tryksager for en virksomhed.',
    ],
  },
  commercial: {
    id: 'licens-erhverv',
    title: 'Licensen Erhverv',
    paragraphs: [
      'Du må alt det, som licenserne Privat og Sociale medier giver lov til. Desuden må du bruge billedet erhvervsmæssigt for én virksomhed, forening eller myndighed: den, du køber for.',
    ],
    points: [
      'Det gælder alle medier, for eksempel hjemmesider, annoncer, tryksager og præsentationer.',
      'Du må give filen til dem, der arbejder for dig, for eksempel et trykkeri eller et bureau. De må kun bruge den til dit materiale.',
      'Er der personer på billedet, skal de have sagt ja, før det bruges i reklame. Spørg fotografen først.',
    ],
  },
};

/** The rights that every licence gives, and their limits. */
export const everyLicence: LegalSection = {
  id: USE_OF_PICTURES,
  title: 'Brug af billederne',
  paragraphs: [
    'Købte billeder er royaltyfri. Du betaler én gang og må bruge dem uden tidsbegrænsning til det, som din licens giver lov til. Du vælger licensen i kurven, og den står ved billedet på ordren og på fakturaen. Licensen til et album gælder alle billeder i det.',
  ],
  points: [
    'Du må beskære billederne og tilpasse dem til din brug.',
    'Du må ikke sælge billederne videre eller give filerne til andre, som skal bruge dem selv, medmindre det står i din licens.',
    'Du må ikke bruge dem på en måde, der kan krænke personer på billederne.',
    'Fotografen beholder ophavsretten og kan sælge billedet til andre.',
  ],
  closing: [
    'Viser du et billede offentligt, skal fotografens navn stå ved det, hvor det er almindeligt, for eksempel i aviser og på hjemmesider.',
    'Vil du bruge et billede til mere, end din licens giver lov til, så køb det igen med en bredere licens. Det, du betalte første gang, bliver ikke trukket fra.',
  ],
};
