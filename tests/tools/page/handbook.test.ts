import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adminTabs } from '#src/model/base/addresses.ts';
import { handbookChapterIds, handbookPath } from '#src/model/system/handbook.ts';
import { chaptersHtml, contentsHtml, readHandbook } from '../../../tools/page/handbook.ts';
import { example, root, testBusiness } from '../setup/checkout.ts';

const folder = join(root, 'docs/handbook');
const handbook = await readHandbook(root, example);
const html = contentsHtml(handbook) + chaptersHtml(handbook);
const sources = globSync('*.md', { cwd: folder }).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** All that the pages can say. */
const texts = globSync('src/{model,options}/**/*.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** In quotes, but on no page of ours: words to search for, short ways of speaking, and other programs. */
const OTHER_WORDS = [
  ...['nyt album', 'godkend', 'gå til priser', 'log ud'],
  ...['tjek', '5 for 4'],
  ...['Library Filter', 'Text', 'Filename', 'Contains', 'Budgets & alerts'],
];

const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the handbook', () => {
  test.each(adminTabs)('has a chapter about the tab %s, which leads back to it', (tab) => {
    const [path, anchor] = handbookPath(tab).split('#');
    expect(path).toBe('/haandbog/');
    const chapter = handbook.chapters.find(({ id }) => id === anchor);
    expect(chapter?.html).toContain('<p>');
    expect(html).toContain(`<section id="${String(anchor)}"`);
    expect(html).toContain(`href="/admin-dashboard?tab=${tab}"`);
  });

  test('lists every chapter once, by the title that it has itself', () => {
    const chapters = sources.filter(({ name }) => name !== 'README.md');
    expect(handbook.chapters.map(({ id }) => `${id}.md`).toSorted()).toEqual(
      chapters.map(({ name }) => name).toSorted(),
    );
    for (const { id, title } of handbook.chapters) {
      const text = chapters.find(({ name }) => name === `${id}.md`)?.text;
      expect(text?.startsWith(`# ${title}\n`), id).toBe(true);
    }
  });

  test('is searched in the dashboard, chapter by chapter', () => {
    expect(handbook.chapters.map(({ id }) => id)).toEqual([...handbookChapterIds]);
    const texts = readFileSync(join(root, 'src/model/system/dashboardTexts.ts'), 'utf8');
    const missing = handbook.chapters.filter(({ title }) => !texts.includes(`: '${title}',`));
    expect(missing).toEqual([]);
  });

  test('has no two anchors of one name, and no link to one that is missing', () => {
    expect(anchors).toHaveLength(new Set(anchors).size);
    const linked = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(linked.filter((id) => !anchors.includes(id))).toEqual([]);
    expect(html).not.toMatch(/href="[^"#]*\.md/);
  });

  test('names buttons and fields by the words on them', () => {
    const bold = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = '']) => ({ name, words })),
    );
    const providers = ['Google', 'EmailJS', 'Domænet'];
    const unknown = bold.filter(
      ({ words }) =>
        !providers.includes(words) &&
        !["'", '"', '`'].some((mark) => texts.includes(mark + words + mark)),
    );
    expect(unknown).toEqual([]);
    expect(bold.length).toBeGreaterThan(100);
  });

  test('quotes what a page says, letter for letter', () => {
    const quoted = sources.flatMap(({ text }) =>
      [...text.matchAll(/»(.+?)«/g)].map(([, words = '']) => words),
    );
    // The pages put a name there.
    const said = quoted.map((words) => words.replace(/^Mette(?= )/, ''));
    const own = said.filter((words) => !OTHER_WORDS.includes(words));
    expect(own.filter((words) => !texts.includes(words))).toEqual([]);
    expect(own.length).toBeGreaterThan(5);
    expect(OTHER_WORDS.filter((words) => !quoted.includes(words))).toEqual([]);
  });

  test('belongs to the business of the configuration, and says no word of another one', () => {
    expect(handbook.lead).toContain('Klitlys Foto');
    expect(html).toContain('klitlys.example');
    // The photographer types these two, into the title of an album.
    expect(html.replaceAll(/\{(mappe|dato)\}/g, '')).not.toMatch(/\{\w+\}/);
    const { businessName, photographerName, address, presenceNames, orderIdPrefix } = testBusiness;
    const names = [businessName, photographerName, address.city, address.street, ...presenceNames];
    for (const { name, text } of sources) {
      expect(
        names.filter((word) => text.includes(word)),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(new RegExp(`\\b${orderIdPrefix}\\d`));
    }
  });

  test('shows pictures that are there, described, small and of a known size', () => {
    const shown = [
      ...html.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="([1-9]\d+)" height="([1-9]\d+)"/g),
    ];
    expect(shown).toHaveLength([...html.matchAll(/<img/g)].length);
    expect(handbook.pictures.map((path) => basename(path)).toSorted()).toEqual(
      readdirSync(join(folder, 'pictures')).toSorted(),
    );
    for (const path of handbook.pictures) {
      expect(existsSync(join(folder, path)), path).toBe(true);
      expect(statSync(join(folder, path)).size, path).toBeLessThanOrEqual(60_000);
    }
  });
});
