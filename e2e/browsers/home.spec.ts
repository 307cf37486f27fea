import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { join } from 'node:path';
import { documents } from '#src/model/base/paths.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { storageAreas } from '#src/model/files/paths.ts';
import { withLocalFirebase } from '../../tools/seed/localFirebase.ts';
import { ports } from '../support/ports.ts';
import { people } from '../support/screens/signIn.ts';
import { button, heading, text } from './find.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { Person } from './person.ts';

/** Two seconds of grey in H.264, as a telephone would write them. */
const FILM = join(import.meta.dirname, 'film.mp4');

/** Lets work change the front page, and puts everything back as other journeys expect it. */
function keepFrontPage(work: () => Promise<void>): Promise<void> {
  return withLocalFirebase(ports, async (app) => {
    const page = getFirestore(app).doc(documents.frontPage.build());
    const stored = (await page.get()).data() ?? {};
    const bucket = getStorage(app).bucket();
    const [files] = await bucket.getFiles({ prefix: storageAreas.frontPageBackground });
    const copies = await Promise.all(
      files.map(async (file) => {
        const [[content], [metadata]] = await Promise.all([file.download(), file.getMetadata()]);
        return { name: file.name, content, contentType: metadata.contentType ?? '' };
      }),
    );
    try {
      await work();
    } finally {
      await page.set(stored);
      for (const { name, content, contentType } of copies) {
        const metadata = { contentType };
        await bucket.file(name).save(content, { resumable: false, validation: false, metadata });
      }
    }
  });
}

/** The second that the film has come to; undefined before it can be shown. */
function timeOf(person: Person): Promise<number> {
  return person.run(() => {
    const film = document.querySelector<HTMLVideoElement>('#root video');
    return film && film.videoWidth > 0 ? film.currentTime : 0;
  });
}

test('a film becomes the front page, plays by itself, and stops at a press', async ({
  person,
  request,
}) => {
  await keepFrontPage(async () => {
    await signIn(person, request, { email: people.photographer, path: adminPath('forside') });
    await person.sees(text('Vælg billede eller video'));
    await person.driver.giveFiles('input[type=file]', [FILM]);
    await person.sees(text('Baggrunden er gemt automatisk!'), 60_000);

    await person.open(routes.home);
    await person.sees(heading('Lys, der bliver hængende'));
    await person.sees(button('Sæt video på pause'));
    await expect.poll(() => timeOf(person), { timeout: 20_000 }).toBeGreaterThan(0);
    await person.click(button('Sæt video på pause'));
    await person.sees(button('Afspil video'));
  });
});
