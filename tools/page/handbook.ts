import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type RendererObject, type Tokens } from 'marked';
import sharp from 'sharp';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { adminPath, adminTabs } from '#src/model/base/addresses.ts';
import { fillText } from '#src/model/base/text.ts';
import { toSlug } from '#src/model/catalogue/titles.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { escapeHtml } from '../escapeHtml.ts';

export const HANDBOOK_FOLDER = 'docs/handbook';

/** Pictures are twice as large as they are shown, so that fine screens show them sharp. */
const PICTURE_SCALE = 2;

interface Chapter {
  /** Its anchor, which is also the name of its file. */
  id: string;
  title: string;
  html: string;
}

export interface Handbook {
  title: string;
  lead: string;
  chapters: Chapter[];
  /** The pictures that chapters show, by their paths in the folder. */
  pictures: string[];
}

type Sizes = ReadonlyMap<string, { width: number; height: number }>;

/** Chapters link to each other's files, which on the page are anchors. */
const onPage = (href: string): string => href.replace(/^([\w-]+)\.md(?:#.*)?$/, '#$1');

function pictureHtml({ href, text }: Tokens.Image, sizes: Sizes): string {
  const { width = 0, height = 0 } = sizes.get(href) ?? {};
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.round(side / PICTURE_SCALE));
  return `<figure><img src="${href}" alt="${escapeHtml(text)}" width="${shownWidth}" height="${shownHeight}" loading="lazy" /></figure>\n`;
}

function renderer(chapter: string, sizes: Sizes): RendererObject {
  return {
    // The title of the chapter comes from the table of contents.
    heading({ tokens, depth, text }) {
      if (depth === 1) return '';
      const level = depth + 1;
      const id = `${chapter}-${toSlug(text)}`;
      return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    paragraph({ tokens }) {
      const [first] = tokens;
      if (first?.type === 'image') return pictureHtml(first as Tokens.Image, sizes);
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(onPage(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: 'th' | 'td'): string =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

const PICTURE = /!\[[^\]]*\]\(([^)\s]+)\)/g;

async function sizesOf(folder: string, pictures: readonly string[]): Promise<Sizes> {
  const sizes = pictures.map(async (picture) => {
    const { width, height } = await sharp(join(folder, picture)).metadata();
    return [picture, { width, height }] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** Reads the handbook. `README.md` names its chapters in their order; the business fills its placeholders. */
export async function readHandbook(root: string, site: SiteConfig): Promise<Handbook> {
  const folder = join(root, HANDBOOK_FOLDER);
  const values = { businessName: site.businessName, domain: new URL(site.origin).host };
  const read = (file: string): string => fillText(readFileSync(join(folder, file), 'utf8'), values);
  const contents = read('README.md');
  const listed = [...contents.matchAll(/^\d+\. \[(.+)\]\(([\w-]+)\.md\)$/gm)].map(
    ([, title = '', id = '']) => ({ id, title, text: read(`${id}.md`) }),
  );
  const named = listed.flatMap(({ text }) =>
    [...text.matchAll(PICTURE)].map(([, path = '']) => path),
  );
  const pictures = [...new Set(named)].filter((path) => existsSync(join(folder, path)));
  const sizes = await sizesOf(folder, pictures);
  const chapters = listed.map(({ id, title, text }) => {
    const markdown = new Marked({ renderer: renderer(id, sizes) });
    return { id, title, html: markdown.parse(text, { async: false }) };
  });
  const [, title = '', lead = ''] = /^# (.+)\n\n([^#\n][^\n]*)$/m.exec(contents) ?? [];
  return { title, lead, chapters, pictures };
}

/** Returns the way from a chapter to the tab that it is about; nothing for other chapters. */
function tabLink(chapter: string): string {
  const tab = adminTabs.find((each) => each === chapter);
  if (tab === undefined) return '';
  const words = escapeHtml(`Åbn fanen ${adminTexts.tabs[tab]}`);
  return `<p class="tab"><a href="${escapeHtml(adminPath(tab))}">${words}</a></p>`;
}

export function contentsHtml({ chapters }: Handbook): string {
  const entries = chapters.map(
    ({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<ol>${entries.join('')}</ol>`;
}

export function chaptersHtml({ chapters }: Handbook): string {
  return chapters
    .map(
      ({ id, title, html }) =>
        `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>${tabLink(id)}\n${html}</section>`,
    )
    .join('\n');
}
