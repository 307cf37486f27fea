import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFilterButton,
  editFilterButton,
  moveFilterButton,
  removeFilterButton,
  retireFormerSlugs,
} from '#src/model/catalogue/filterButtons/filterButtonChanges.ts';
import {
  activeFilterButtons,
  defaultFilterButtons,
  presentSlug,
  shownCategory,
  sortFilterButtons,
} from '#src/model/catalogue/filterButtons/filterButtons.ts';

const buttons = [...defaultFilterButtons];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const failing = (code: string): unknown => expect.objectContaining({ code });

test('six buttons stand in when none can be loaded', () => {
  expect(buttons.map(({ name, slug }) => `${name}/${slug}`).join(' ')).toBe(
    'Natur/nature Portrætter/portraetter Urban/urban Rejse/travel Bryllup/wedding Events/event',
  );
});

test('an address that asks for a category that is gone shows all, once the buttons are known', () => {
  const natur = { id: '1', name: 'Natur', slug: 'natur', color: '', isActive: false, order: 0 };
  const asked = [undefined, 'natur', 'forsvundet'];
  expect(asked.map((slug) => shownCategory(slug, [natur]))).toEqual(['alle', 'natur', 'alle']);
  const unknown = asked.map((slug) => shownCategory(slug, undefined));
  expect(unknown).toEqual(['alle', 'natur', 'forsvundet']);
});

test('lists are sorted by order and leave the given list alone', () => {
  const given = buttons.toReversed();
  expect(names(sortFilterButtons(given))).toEqual(names(buttons));
  expect(given[0]?.name).toBe('Events');
});

test('visitors see active buttons only', () => {
  const given = buttons.map((button) => ({ ...button, isActive: button.id !== 'urban' }));
  expect(names(activeFilterButtons(given))).toEqual(names(buttons.toSpliced(2, 1)));
});

const created = { id: 'ny', now: new Date('2025-06-24T10:00:00Z') };
const input = { name: 'Dyr', color: '#333333', isActive: true };

describe('adding', () => {
  test('puts the new button last, with its slug', () => {
    const added = addFilterButton(created, { ...input, name: ' Børn ' })(buttons);
    expect(added).toHaveLength(7);
    const made = { id: 'ny', name: 'Børn', slug: 'boern', order: 6, createdAt: created.now };
    expect(added.at(-1)).toEqual({ ...input, ...made });
  });

  test('again changes what was written without our hearing of it', () => {
    const once = addFilterButton(created, input)(buttons);
    const twice = addFilterButton(created, { ...input, isActive: false })(once);
    expect(twice).toHaveLength(7);
    expect(twice.at(-1)).toMatchObject({ id: 'ny', isActive: false });
  });

  test.each([
    ['invalid-argument', ['', '   ', '!!!']],
    ['already-exists', ['Urban', 'uRBAN!', 'Natur', 'Alle']],
  ])('is refused as %s for %j', (code, refused) => {
    for (const name of refused) {
      const add = () => addFilterButton(created, { ...input, name })(buttons);
      expect(add).toThrow(failing(code));
    }
  });
});

describe('editing', () => {
  const rename = (name: string, list = buttons) =>
    editFilterButton('urban', { ...input, name })(list);

  test('a new name brings a new slug, and an unchanged one keeps the slug it was given', () => {
    const urban = { id: 'urban', name: 'Byliv', slug: 'byliv', order: 2 };
    expect(rename('Byliv')[2]).toMatchObject(urban);
    const edited = editFilterButton('nature', { ...input, name: ' Natur ', isActive: false });
    const nature = { name: 'Natur', slug: 'nature', isActive: false };
    expect(edited(buttons)[0]).toMatchObject(nature);
  });

  test('remembers the old slugs until their pictures have followed', () => {
    const twice = rename('Storby', rename('Byliv'));
    expect(twice[2]?.formerSlugs).toEqual(['urban', 'byliv']);
    const back = rename('Urban', twice);
    expect(back[2]).toMatchObject({ slug: 'urban', formerSlugs: ['byliv', 'storby'] });
    expect(retireFormerSlugs('urban', ['byliv'])(back)[2]?.formerSlugs).toEqual(['storby']);
    expect(retireFormerSlugs('urban', ['byliv', 'storby'])(back)[2]?.formerSlugs).toBeUndefined();
  });

  test('leads every earlier slug to the present one', () => {
    const carried = retireFormerSlugs('urban', ['urban'])(rename('Byliv'));
    const again = rename('Storby', carried);
    const present = ['urban', 'byliv', 'storby', 'event'].map((slug) => presentSlug(slug, again));
    expect(present).toEqual(['storby', 'storby', 'storby', 'event']);
  });

  test('a slug whose pictures are still on their way is taken', () => {
    const add = () => addFilterButton(created, { ...input, name: 'Urban' })(rename('Byliv'));
    expect(add).toThrow(failing('already-exists'));
  });

  test('keeps what others have changed since it was opened', () => {
    const opened = { name: 'Urban', color: '', isActive: true };
    const edit = editFilterButton('urban', { ...opened, name: 'Byliv' }, opened);
    const hidden = editFilterButton('urban', { ...opened, isActive: false })(buttons);
    expect(edit(hidden)[2]).toMatchObject({ name: 'Byliv', isActive: false });
    const renamed = editFilterButton('urban', { ...opened, name: 'Storby' })(buttons);
    expect(() => edit(renamed)).toThrow(failing('aborted'));
  });

  test.each([
    ['alle', 'Alt', 'permission-denied'],
    ['ukendt', 'Alt', 'not-found'],
    ['nature', '', 'invalid-argument'],
    ['nature', 'Urban', 'already-exists'],
    ['nature', 'Alle', 'already-exists'],
  ])('of %s to %j is refused: %s', (id, name, code) => {
    const change = editFilterButton(id, { ...input, name });
    expect(() => change(buttons)).toThrow(failing(code));
  });
});

test('removing closes the gap, and is as good when the button is gone already', () => {
  const left = removeFilterButton('nature')(buttons).map(({ id, order }) => `${id}${order}`);
  expect(left).toEqual(['portraetter0', 'urban1', 'travel2', 'wedding3', 'event4']);
  expect(removeFilterButton('borte')(buttons)).toEqual(buttons);
});

test('the entry that shows everything is not removed, and neither it nor an unknown one is moved', () => {
  expect(() => removeFilterButton('alle')(buttons)).toThrow(failing('permission-denied'));
  expect(() => moveFilterButton('alle', 0)(buttons)).toThrow(failing('permission-denied'));
  expect(() => moveFilterButton('ukendt', 0)(buttons)).toThrow(failing('not-found'));
});

test.each([
  [0, 'Rejse Natur Portrætter Urban Bryllup Events'],
  [3, 'Natur Portrætter Urban Rejse Bryllup Events'],
  [99, 'Natur Portrætter Urban Bryllup Events Rejse'],
  [-1, 'Rejse Natur Portrætter Urban Bryllup Events'],
])('moving Rejse to %i', (index, expected) => {
  expect(names(moveFilterButton('travel', index)(buttons)).join(' ')).toBe(expected);
});

test('moving keeps every button once and numbers them from 0', () => {
  const anyId = fc.constantFrom(...buttons.map(({ id }) => id));
  fc.assert(
    fc.property(anyId, fc.integer(), (id, index) => {
      const moved = moveFilterButton(id, index)(buttons);
      expect(moved.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(names(moved).sort()).toEqual(names(buttons).sort());
    }),
  );
});
