import { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { nameItem, nameMissing } from '../../../functions/src/addresses/nameItems.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from '../support/people.ts';

const homes = [documents.singleImage, documents.legacySingleImage];

let title: string;
/** The address of the title. */
let name: string;

beforeEach(() => {
  title = `Nordlys ${unique()}`;
  name = title.toLowerCase().replace(' ', '-');
});

async function publish(home = homes[0], fields: object = {}) {
  const ref = firestore().doc(home?.build({ imageId: unique() }) ?? '');
  await ref.set({ title, isPublished: true, visible: true, ...fields });
  return ref;
}

type Ref = Awaited<ReturnType<typeof publish>>;

const named = async (ref: Ref) => {
  await nameItem('billede', ref);
  return (await ref.get()).data();
};

describe('a picture that is published', () => {
  test('gets the name of its title, and keeps it', async () => {
    const ref = await publish();
    expect(await named(ref)).toMatchObject({ slug: name });
    const { updateTime } = await ref.get();
    await nameItem('billede', ref);
    expect((await ref.get()).updateTime).toEqual(updateTime);
  });

  test('gets another name than those of its title that are named at the same time', async () => {
    const all = await Promise.all([publish(), publish(homes[1]), publish()]);
    const slugs = (await Promise.all(all.map(named))).map((data) => String(data?.['slug']));
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(slug).toMatch(new RegExp(`^${name}(-|$)`));
  });

  test('gets a new name with its title, and nobody gets the old one', async () => {
    const ref = await publish();
    await named(ref);
    await ref.update({ title: `Aften ${title}` });
    expect(await named(ref)).toMatchObject({ slug: `aften-${name}`, formerSlugs: [name] });
    expect(await named(await publish())).toMatchObject({ slug: `${name}-2` });
  });

  test('is parted at night from one with the same name, and keeps its former ones', async () => {
    const [one, other] = [`før-${name}`, `siden-${name}`];
    const both = await Promise.all([
      publish(homes[0], { slug: name, formerSlugs: [one] }),
      publish(homes[1], { slug: name, formerSlugs: [other] }),
    ]);
    await nameMissing();
    const stored = await Promise.all(both.map(async (ref) => (await ref.get()).data() ?? {}));
    expect(new Set(stored.map((data) => String(data['slug']))).size).toBe(2);
    expect(stored.flatMap((data) => data['formerSlugs'] as string[])).toEqual([one, other]);
  });

  test('that is changed while it is parted at night keeps nobody from a name', async () => {
    await Promise.all([publish(homes[0], { slug: name }), publish(homes[0], { slug: name })]);
    const changed = Object.assign(new Error('changed'), { code: 9 });
    vi.spyOn(DocumentReference.prototype, 'update').mockRejectedValueOnce(changed);
    const late = await publish(homes[1]);
    await nameMissing();
    expect((await late.get()).get('slug')).toBe(`${name}-2`);
  });

  test('gets its name at night where its event was lost', async () => {
    const [ref, hidden] = await Promise.all([publish(), publish(homes[1], { isPublished: false })]);
    await nameMissing();
    expect((await ref.get()).get('slug')).toBe(name);
    expect((await hidden.get()).get('slug')).toBeUndefined();
  });
});

test('a picture that is not published gets no name', async () => {
  expect(await named(await publish(homes[0], { isPublished: false }))).not.toHaveProperty('slug');
});
