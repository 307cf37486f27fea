import { site } from '#src/config/site.ts';
import type { AboutContent } from '#src/shared/schemas/about.ts';

export const FRONT_PAGE = {
  picture: 'fjord-daggry',
  heroTitle: 'Lys, der bliver hængende',
  heroSubtitle: 'Bryllupper, portrætter og landskaber fra Vendsyssel og resten af verden.',
};

export const PROFILE_PICTURE = 'fotografen';

export const ABOUT: Omit<AboutContent, 'updatedAt'> = {
  professionalTitle: `${site.photographerTitle} i ${site.address.city}`,
  bio: [
    `Jeg hedder ${site.photographerName.split(' ')[0] ?? ''} og har fotograferet, siden jeg som tiårig fik min farfars gamle kamera med en rulle film, der var udløbet i 1989. Halvdelen af billederne blev til noget. Det var nok.`,
    'I dag bor jeg i Jerslev med udsigt til marker på tre sider. Om sommeren fotograferer jeg bryllupper og familier, om vinteren rejser jeg nordpå efter det lave lys, og ind imellem hjælper jeg virksomheder med at vise, hvad de laver.',
  ].join('\n\n'),
  philosophy:
    'De bedste billeder opstår, når ingen venter på dem. Derfor taler jeg mere, end jeg stiller op, kommer i god tid og går sent hjem. Jeg redigerer med let hånd: Om tyve år skal du kunne huske dagen, ikke filteret.',
  specialties: [
    {
      title: 'Bryllupper',
      description:
        'Hele dagen fortalt roligt og ærligt, med sans for det, der sker i kanten af billedet.',
      icon: 'heart',
    },
    {
      title: 'Portrætter',
      description: 'I dagslys, uden hast. De fleste glemmer kameraet efter ti minutter.',
      icon: 'user',
    },
    {
      title: 'Landskab og natur',
      description: 'Kyst, skov og fjeld i de timer, hvor de fleste andre sover.',
      icon: 'mountain',
    },
    {
      title: 'Byen om natten',
      description: 'Lange lukkertider, våd asfalt og lys i vinduerne.',
      icon: 'moon',
    },
  ],
  equipment: {
    cameras: [
      'Fuldformatskamera med 45 megapixel',
      'Mellemformat til portrætter og store tryk',
      'Et analogt kamera fra 1974, mest for fornøjelsens skyld',
    ],
    lenses: [
      '35 mm f/1,4 til det meste',
      '85 mm f/1,4 til portrætter',
      '24–70 mm f/2,8 til lange dage',
      '70–200 mm f/2,8 til kirken og kysten',
    ],
    accessories: [
      'Kulfiberstativ, der har set meget sand',
      'To små blitze og et sammenklappeligt vindue',
      'Gråfiltre til lange eksponeringer',
    ],
    software: [
      'RAW-fremkaldelse med egne farveprofiler',
      'Kalibreret skærm, kontrolleret hver måned',
      'Sikkerhedskopi tre steder, heraf ét uden for huset',
    ],
  },
};
