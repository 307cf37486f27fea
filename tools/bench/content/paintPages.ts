import { LOCAL_HOST, LOCAL_STORAGE_BUCKET, type LocalPorts } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { pages } from '../../seed/demoContent.ts';
import type { FirstPage } from '../../page/earlyAssets.ts';
import { derivePicture, type PublicCopy } from '../../seed/pictures.ts';
import { restDocument } from './restDocument.ts';
import { serve, servedFile, type ServedFile } from './serve.ts';

const TIMESTAMP = '1756800000000';

/** The front page of the demo, served without a database. */
interface DemoFrontPage {
  /** The document as it is stored. */
  stored: object;
  /** Serves the document and the pictures on the ports where the site looks for them. */
  serve: (ports: LocalPorts) => Promise<() => Promise<void>>;
}

function document(sources: { width: number; url: string }[], placeholder: string): object {
  const { heroTitle, heroSubtitle } = pages.frontPage;
  return restDocument(documents.frontPage.build(), {
    heroTitle,
    heroSubtitle,
    backgroundType: 'image',
    backgroundMedia: sources.at(-1)?.url ?? '',
    picture: { placeholder, sources },
  });
}

function storageFiles(copies: readonly PublicCopy[]): Map<string, ServedFile> {
  return new Map(
    copies.map(({ width, data }) => {
      const path = storagePaths.frontPageVariant.build({
        timestamp: TIMESTAMP,
        width: String(width),
      });
      const address = `/v0/b/${LOCAL_STORAGE_BUCKET}/o/${path}`;
      return [address, { ...servedFile('/assets/hero.webp', data) }];
    }),
  );
}

export async function demoFrontPage(ports: LocalPorts): Promise<DemoFrontPage> {
  const { placeholder, copies } = await derivePicture(pages.frontPage.picture, ['none']);
  const shown = copies.none ?? [];
  const origin = `http://${LOCAL_HOST}:${ports.storage}`;
  const pictures = shown.map(({ width }) => {
    const path = storagePaths.frontPageVariant.build({
      timestamp: TIMESTAMP,
      width: String(width),
    });
    return { width, url: publicFileUrl({ bucket: LOCAL_STORAGE_BUCKET, path }, origin) };
  });
  const stored = document(pictures, placeholder);
  const files = storageFiles(shown);
  return {
    stored,
    serve: async ({ firestore, storage }) => {
      const answer = servedFile('/frontpage.json', Buffer.from(JSON.stringify(stored)));
      const isAsked = (path: string): boolean => path.endsWith(`/${documents.frontPage.build()}`);
      const closes = await Promise.all([
        serve(firestore, (path) => (isAsked(path) ? answer : undefined)),
        serve(storage, (path) => files.get(path)),
      ]);
      return async () => {
        await Promise.all(closes.map((close) => close()));
      };
    },
  };
}

/** Wraps the rendered front page as plain HTML: its styles inside, no font, and no script but this one. */
function plainPage({ styles, render }: FirstPage, stored: object, script: string): string {
  const { html, placeholder } = render(stored);
  const shown = html.replace(' hidden=""', '').replace(' loading="lazy"', '');
  return `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${site.businessName}</title>
    <meta name="description" content="${site.tagline}" />
    <style>${styles} .hero-frame { background-image: url('${placeholder}') }</style>
    ${script}
  </head>
  <body>${shown}<div id="root"></div></body>
</html>
`;
}

/** Builds the front page as a page without any script. */
export function staticPage(first: FirstPage, stored: object): string {
  return plainPage(first, stored, '');
}

/** Builds the same with React: it renders a header in the place of the first one, and asks a question. */
export function reactPage(first: FirstPage, stored: object, script: string): string {
  return plainPage(first, stored, `<script type="module" src="${script}"></script>`);
}
