import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { adminPath } from '#src/model/base/addresses.ts';
import { photograph, removeStored, storedItems } from '../support/records/pictures.ts';
import { people } from '../support/screens/signIn.ts';
import { button, field, heading, text } from './find.ts';
import { expect, signIn, test } from './fixtures.ts';

const COUNT = 20;
const LONG_MS = 120_000;
const CHOOSE_FILES = 'input[type=file]:not([webkitdirectory])';

test('twenty pictures are published as WebP, each with its watermark', async ({
  person,
  request,
}, info) => {
  test.setTimeout(3 * LONG_MS);
  const word = `p${crypto.randomUUID().slice(0, 8)}`;
  const paths = Array.from({ length: COUNT }, (_, index) =>
    info.outputPath(`${word} ${index + 1}.jpg`),
  );
  for (const path of paths) {
    const { buffer } = await photograph(path, { width: 2400, height: 1600 });
    writeFileSync(path, buffer);
  }

  await signIn(person, request, { email: people.photographer, path: adminPath('galleri') });
  await person.sees(button(/^Rediger/), 30_000);
  await person.driver.giveFiles(CHOOSE_FILES, paths);
  await person.sees(heading(`${COUNT} billeder er valgt`));
  await person.seesNo(text(/^Læser/));
  await person.choose(field('Kategori'), 'Natur');
  await person.click(button('Brug til alle'));
  await person.click(button('Upload billeder'));
  await person.sees(text(`${COUNT} billeder er uploadet`), LONG_MS);

  const items = await storedItems(request, 'enkeltbilleder', word);
  expect(items).toHaveLength(COUNT);
  for (const { fields } of items) {
    const published = await request.get(fields['watermarkedSrc']?.stringValue ?? '');
    const picture = sharp(await published.body());
    expect((await picture.metadata()).format).toBe('webp');
    // The photograph is of one colour: what differs is the watermark.
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1);
  }
  await removeStored(request, 'enkeltbilleder', word);
});
