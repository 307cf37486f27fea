import { describe, expect, test } from 'vitest';
import { archivePaths, savedName } from '#src/model/clients/savedNames.ts';

const picture = (title: string, section = '') => ({
  title,
  section,
  originalPath: 'client-galleries/kunde1/original_1700000000000_a.jpg',
});

describe('a saved picture', () => {
  test.each([
    ['DSC_0172.JPG', 'DSC_0172.JPG', 'DSC_0172_web.jpg'],
    ['Anna & Bo 12 (2).jpeg', 'Anna & Bo 12 (2).jpeg', 'Anna & Bo 12 (2)_web.jpg'],
    ['Ringene', 'Ringene.jpg', 'Ringene_web.jpg'],
    ['DSC_0431.v2', 'DSC_0431.v2.jpg', 'DSC_0431.v2_web.jpg'],
    ['IMG_1.HEIC', 'IMG_1.jpg', 'IMG_1_web.jpg'],
    ['a:b.jpg', 'a_b.jpg', 'a_b_web.jpg'],
  ])('of the file %s is %s, and %s in web size', (fileName, original, web) => {
    expect(savedName(picture(fileName), 'original')).toBe(original);
    expect(savedName(picture(fileName), 'web')).toBe(web);
  });
});

test('an archive has a folder for each heading, and no two names in one', () => {
  const paths = archivePaths(
    [
      picture('DSC_1.jpg'),
      picture('DSC_1.JPG'),
      picture('DSC_1.jpg', 'I kirken'),
      picture('DSC_2.jpg', '../Fest'),
    ],
    'original',
  );
  expect(paths).toEqual(['DSC_1.jpg', 'DSC_1_2.JPG', 'I kirken/DSC_1.jpg', '__Fest/DSC_2.jpg']);
});
