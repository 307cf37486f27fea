import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { startRules } from '../support/environment.ts';
import { freshId, putPastRules, type Data } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const { published } = await import('#src/data/repos/catalogue/singleImages.ts');
const filterButtons = await import('#src/data/repos/catalogue/filterButtons.ts');
const auth = await import('#src/data/auth/session.ts');

let environment: RulesTestEnvironment;
const run = freshId('run').toLowerCase();
const password = 'Demo1234!';
const admin = { email: `${run}.admin@jerslevfoto.example`, password };
const customer = { email: `${run}.kunde@jerslevfoto.example`, password };

/** One after another: pictures of the same place are sorted by the time of their making. */
const given = async (documents: Record<string, Data | null>) => {
  for (const [path, data] of Object.entries(documents)) {
    await putPastRules(environment, { [path]: data });
  }
};

const button = (slug: string, order: number): FilterButton => ({
  id: slug,
  name: slug,
  slug,
  color: '',
  isActive: true,
  order,
});

beforeAll(async () => {
  environment = await startRules(['firestore']);
  await createAccount({ ...admin, claims: { admin: true } });
  await createAccount(customer);
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

describe('what a visitor sees', () => {
  const image = (title: string, changes: Data): Data => ({
    ...samples.singleImage(),
    title: `${run} ${title}`,
    ...changes,
  });
  /** Reads to the end of the list, because other tests have pictures in the same shop. */
  const shown = async () => {
    let part = await published.list({ category: 'alle', sort: 'newest' });
    while (part.more) part = await part.more();
    return part.items.map(({ title }) => title).filter((title) => title.startsWith(run));
  };

  test('published pictures of both collections, in the order of the photographer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await given({
      [`enkeltbilleder/${run}a`]: image('second', { order: 2 }),
      [`individuelle/${run}b`]: image('first', { order: 1 }),
      [`enkeltbilleder/${run}c`]: image('hidden', { visible: false }),
      [`enkeltbilleder/${run}d`]: image('draft', { isPublished: false }),
      [`enkeltbilleder/${run}e`]: image('older', { order: 3, createdAt: new Date('2025-01-01') }),
      [`enkeltbilleder/${run}f`]: image('newer', { order: 3, createdAt: new Date('2025-02-01') }),
      [`enkeltbilleder/${run}g`]: image('bad', { price: 'free' }),
    });
    await expect(shown()).resolves.toEqual(
      ['first', 'second', 'newer', 'older'].map((title) => `${run} ${title}`),
    );
  });
});

describe('filter buttons', () => {
  test('two changes at once are both kept', async () => {
    await given({ 'website-config/filter-buttons': null });
    await auth.signIn({ ...admin, remember: false });
    await filterButtons.update(() => [button('natur', 0)]);
    await Promise.all([
      filterButtons.update((current) => [...current, button('urban', 1)]),
      filterButtons.update((current) => [...current, button('rejse', 2)]),
    ]);
    const slugs = (await filterButtons.list()).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['natur', 'rejse', 'urban']);
  });
});
