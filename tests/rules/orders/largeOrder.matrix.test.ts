import { expect, test } from 'vitest';
import { nextBackupSteps } from '#src/model/purchases/archivePlan.ts';
import { archiveRound } from '#src/model/purchases/archiveRound.ts';
import { freshId, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { expectOnePurchase } from './expectations.ts';
import { approveOrder, given, line, photographerIsSignedIn, waitingOrder } from './world.ts';

const { browserArchive } = await import('#src/data/archive/browserArchive.ts');
const purchases = await import('#src/data/repos/purchases/purchases.ts');

photographerIsSignedIn();

const IMAGES = 500;
const publicUrl = (id: number, width: number) =>
  `https://firebasestorage.googleapis.com/v0/b/jerslevfoto.firebasestorage.app/o/watermarked%2Falbums%2Fkyst%2Fwatermarked_1700000000000_${String(id)}abcdefgh_${width}.webp?alt=media`;

/** An album as large as the dashboard makes them. */
const largeAlbum = (): Data => ({
  ...samples.album(),
  images: Array.from({ length: IMAGES }, (_, index) => ({
    id: `picture${index}abcdefgh`,
    title: `Kyst ${index}`,
    alt: `Kyst ${index}`,
    filename: `DSC_${index}.jpg`,
    order: index,
    originalSrc: `high-quality/albums/kyst/original_1700000000000_${index}abcdefgh.jpg`,
    hasPreview: true,
    watermarkedSrc: publicUrl(index, 1600),
    picture: {
      width: 6000,
      height: 4000,
      placeholder: `data:image/webp;base64,${'A'.repeat(300)}`,
      sources: [480, 960, 1600].map((width) => ({ width, url: publicUrl(index, width) })),
    },
  })),
});

/** Other files approve hundreds of orders meanwhile. */
const TIMEOUT_MS = 240_000;

test(
  'two of the largest albums fit one purchase, archived too',
  { timeout: TIMEOUT_MS },
  async () => {
    const albums = [freshId('large'), freshId('large')];
    for (const id of albums) await given({ [`albums/${id}`]: largeAlbum() });
    const { id } = await waitingOrder({
      amount: 1000,
      items: albums.map((album) => line(album, 500, 'album')),
    });
    const answer = await approveOrder(id);
    if (answer.kind !== 'approved') throw new Error('the prices are right');
    await expectOnePurchase(id, 1000);
    const { purchase } = answer;
    const steps = nextBackupSteps(purchase);
    // Each with its preview.
    expect(steps).toHaveLength(2 * IMAGES * 2);
    const place = browserArchive(new AbortController().signal);
    // Every file is there at once; each part of the albums is noted as it would be.
    const copier = () => Promise.resolve(() => Promise.resolve());
    await archiveRound(purchase.id, { ...place, copier });
    const archived = await purchases.get(purchase.id);
    expect(archived && nextBackupSteps(archived)).toEqual([]);
  },
);
