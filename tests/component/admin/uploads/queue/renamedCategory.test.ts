import { beforeEach, describe, expect, test } from 'vitest';
import type { PlacedPicture } from '#src/admin/uploads/queue/placePicture.ts';
import { handlerOf } from '#src/admin/uploads/queue/uploadHandlers.ts';
import {
  editFilterButton,
  retireFormerSlugs,
} from '#src/model/catalogue/filterButtons/filterButtonChanges.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { admin, threeButtons } from '../../../../support/records.ts';

const words = {
  title: 'Kaj',
  description: '',
  category: 'urban',
  price: 199,
  order: 0,
  isPublished: true,
};

const goals: [string, IntakeGoal][] = [
  ['enkeltbilleder/kaj', { kind: 'singleImage', words }],
  ['portfolio/kaj', { kind: 'portfolio', words }],
  ['albums/havn', { kind: 'album', albumId: 'havn', details: words, project: 'havn', ...words }],
];

const placed: PlacedPicture = {
  placedAt: 0,
  originalPath: 'high-quality/enkeltbilleder/kaj/kaj.jpg',
  originalBytes: 4_000_000,
  files: [],
  size: { width: 1600, height: 1200 },
  placeholder: '',
  variants: [],
};

const renamed = editFilterButton('urban', { name: 'Byen', color: '', isActive: true });
const carried = retireFormerSlugs('urban', ['urban']);

describe.each(goals)('an upload to %s whose category was renamed while it waited', (path, goal) => {
  const upload = () => handlerOf(goal)?.write({ id: 'kaj', fileName: 'kaj.jpg', goal }, placed);
  const category = () => backend.documents.get(path)?.['category'];
  const store = (buttons: object[]) =>
    backend.documents.put('website-config/filter-buttons', { buttons });

  beforeEach(() => {
    backend.accounts.signIn(admin);
  });

  test('gets the new one, while the others follow and after that', async () => {
    store(renamed(threeButtons()));
    await upload();
    expect(category()).toBe('byen');
    backend.documents.remove(path);
    store(carried(renamed(threeButtons())));
    await upload();
    expect(category()).toBe('byen');
  });

  test('keeps one that another button has taken over', async () => {
    const [first, ...others] = carried(renamed(threeButtons()));
    store([{ ...first, slug: 'urban' }, ...others]);
    await upload();
    expect(category()).toBe('urban');
  });
});
