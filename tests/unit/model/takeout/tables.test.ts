import { expect, test } from 'vitest';
import { chooserSchema } from '#src/model/clients/choices.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { choiceTable } from '#src/model/takeout/tables.ts';

test('the choices of a gallery are a table: a line for each picture in a list, or with a comment', () => {
  const image = (id: string, order: number) => ({
    id,
    order,
    title: `=${id}`,
    fileName: `${id}.jpg`,
    originalPath: `client-galleries/g/original_1700000000000_${id}.jpg`,
  });
  const gallery = clientGallerySchema.parse({
    id: 'g',
    title: 'Bryllup',
    images: [image('b', 1), image('a', 0), image('c', 2)],
    expiresAt: new Date(),
    linkKey: 'k',
  });
  const entry = (lists: string[], comment = '') => ({ lists, comment, at: 1 });
  const chooser = chooserSchema.parse({
    id: 'p',
    galleryId: 'g',
    name: '=Mette; "M"',
    email: 'mette@kunde.example',
    lists: { bog: { name: 'Bogen', at: 1 } },
    pictures: {
      a: entry(['favourites', 'bog'], 'Beskær'),
      c: entry([], 'Sort-hvid'),
    },
  });
  expect(choiceTable(gallery, [chooser]).split('\r\n')).toEqual([
    '\uFEFFNavn;E-mail;Liste;Billede;Fil;Kommentar;Sendt',
    ...[
      ['Favoritter', 'a', 'Beskær'],
      ['Bogen', 'a', 'Beskær'],
      ['', 'c', 'Sort-hvid'],
    ].map(
      ([list = '', id = '', comment = '']) =>
        `"'=Mette; ""M""";mette@kunde.example;${list};${id}.jpg;files/client-galleries/g/original_1700000000000_${id}.jpg;${comment};`,
    ),
    '',
  ]);
});
