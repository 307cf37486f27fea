import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const places = [root, join(root, 'tests')];
const page = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8');

const testsIn = (text: string) =>
  [...text.matchAll(/`([\w/-]+\.(?:\w+\.)?(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);

describe('the page about security', () => {
  const threats = (page.split('\n## ')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line));

  test('has a test for each threat', () => {
    expect(threats.length).toBeGreaterThan(40);
    expect(threats.filter((threat) => testsIn(threat).length === 0)).toEqual([]);
  });

  test('names only tests that are there', () => {
    const lost = testsIn(page).filter(
      (path) => !places.some((place) => existsSync(join(place, path))),
    );
    expect(lost).toEqual([]);
  });
});
