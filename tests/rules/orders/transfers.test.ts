import { describe, expect, test } from 'vitest';
import * as samples from '../support/samples.ts';
import { expectOnePurchase } from './expectations.ts';
import {
  approveOrder,
  given,
  outcomeOf,
  photographerIsSignedIn,
  signInAs,
  stored,
  waitingOrder,
} from './world.ts';

const { forgetUnawaited } = await import('#src/data/catalogue/takeOffSale.ts');
const { transferImages } = await import('#src/data/catalogue/transferImages.ts');

photographerIsSignedIn();

let turn = 0;
function freshId(): string {
  turn += 1;
  return `transfer${process.pid}${turn}`;
}

const original = (name: string) => `high-quality/albums/skagen/original_1700000000000_${name}.jpg`;
const picture = (name: string, order: number) => ({
  id: name,
  title: name,
  order,
  originalSrc: original(name),
  watermarkedSrc: `https://shop.example/${name}.webp`,
});
const withPictures = (...names: string[]) => ({ ...samples.album(), images: names.map(picture) });
const items = (...names: string[]) => names.map((name) => ({ id: name, title: name }));

async function namesIn(album: string): Promise<string[]> {
  const record = (await stored(`albums/${album}`)) as { images: { id: string }[] } | undefined;
  return (record?.images ?? []).map(({ id }) => id);
}

async function twoAlbums(): Promise<{ fromId: string; toId: string }> {
  const [fromId, toId] = [freshId(), freshId()];
  await given({
    [`albums/${fromId}`]: withPictures('a', 'b', 'c'),
    [`albums/${toId}`]: withPictures('x'),
  });
  return { fromId, toId };
}

describe('pictures that go from one album to another', () => {
  test('move in one write, once, however often it is repeated', async () => {
    const route = { kind: 'move' as const, ...(await twoAlbums()) };
    expect(await transferImages(route, items('a', 'c'))).toEqual([]);
    expect(await transferImages(route, items('a', 'c'))).toEqual([]);
    expect(await namesIn(route.fromId)).toEqual(['b']);
    expect(await namesIn(route.toId)).toEqual(['x', 'a', 'c']);
  });

  test('are lost to nobody when two administrators move them at once', async () => {
    const { fromId, toId } = await twoAlbums();
    const third = freshId();
    await given({ [`albums/${third}`]: withPictures() });
    const answers = await Promise.all([
      transferImages({ kind: 'move', fromId, toId }, items('a', 'b')),
      transferImages({ kind: 'move', fromId, toId: third }, items('b', 'c')),
    ]);
    const names = await Promise.all([fromId, toId, third].map(namesIn));
    expect(names.flat().sort()).toEqual(['a', 'b', 'c', 'x']);
    expect(answers.flat()).toMatchObject([{ item: { id: 'b' }, error: { code: 'not-found' } }]);
  });

  test('are delivered to those who have ordered the first album', async () => {
    const { id, album: fromId } = await waitingOrder();
    const toId = freshId();
    await given({
      [`albums/${fromId}`]: withPictures('dune', 'sea'),
      [`albums/${toId}`]: withPictures('x'),
    });
    await transferImages({ kind: 'move', fromId, toId }, items('dune'));
    await forgetUnawaited();
    const asked = await approveOrder(id);
    if (asked.kind === 'needs-confirmation') {
      await approveOrder(id, { confirmed: { ...asked.check, price: 'ordered' } });
    }
    await expectOnePurchase(id);
    const paths = (await outcomeOf(id)).lookup?.['originalImagePaths'];
    expect(paths).toEqual(expect.arrayContaining([original('dune'), original('sea')]));
  });

  test('stay where they are for everybody else', async () => {
    const { fromId, toId } = await twoAlbums();
    await signInAs('customer');
    await expect(transferImages({ kind: 'move', fromId, toId }, items('a'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await signInAs('photographer');
    expect(await namesIn(fromId)).toEqual(['a', 'b', 'c']);
  });
});
