import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stampText, uniqueIdOf } from '../../../functions/src/download/stampText.ts';

const picture = { userId: 'u1', purchaseId: 'JF1', itemId: 'i1', fileId: 'f1' };

const stamp = {
  buyerName: 'Mette Ågård',
  uniqueId: '0123456789ABCDEF',
  boughtAt: new Date('2026-01-03T10:00:00Z'),
  userId: 'abcdefghijkl',
};

describe('the unique id', () => {
  test('is the same for the same picture', () => {
    expect(uniqueIdOf(picture)).toBe(uniqueIdOf({ ...picture }));
    expect(uniqueIdOf(picture)).toMatch(/^[0-9A-F]{16}$/);
  });

  test.each(['userId', 'purchaseId', 'itemId', 'fileId'])('differs with another %s', (field) => {
    expect(uniqueIdOf({ ...picture, [field]: 'other' })).not.toBe(uniqueIdOf(picture));
  });

  test('does not run its parts together', () => {
    const moved = uniqueIdOf({ ...picture, userId: 'u', purchaseId: '1JF1' });
    expect(moved).not.toBe(uniqueIdOf(picture));
  });
});

describe('the line', () => {
  test('names buyer, id, date and part of the user id', () => {
    expect(stampText(stamp)).toBe('Mette Ågård · 0123456789ABCDEF · 3.1.2026 · abcdefgh');
  });

  test.each([
    ['', 'Kunde'],
    ['   ', 'Kunde'],
    ['李明', 'Kunde'],
    ['Łukasz Žižek', 'Lukasz Zizek'],
    ['Søren Kjær', 'Søren Kjær'],
    ['Zoe\u0308', 'Zoë'],
    ['Ann\u202e\u200b\n\tBo\u00ad', 'Ann Bo'],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('of a buyer called "%s"', (buyerName, shown) => {
    expect(stampText({ ...stamp, buyerName })).toBe(
      `${shown} · 0123456789ABCDEF · 3.1.2026 · abcdefgh`,
    );
  });

  test('is dated in Denmark, and not at all when nobody knows when', () => {
    const lateAtNight = new Date('2026-01-02T23:30:00Z');
    expect(stampText({ ...stamp, boughtAt: lateAtNight })).toContain('3.1.2026');
    expect(stampText({ ...stamp, boughtAt: undefined })).toBe(
      'Mette Ågård · 0123456789ABCDEF · abcdefgh',
    );
  });

  test('holds only letters that the typeface has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (buyerName) => {
        expect(stampText({ ...stamp, buyerName })).toMatch(/^[ -~¡-¬®-ÿ]+$/);
      }),
    );
  });
});
