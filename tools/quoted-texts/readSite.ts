import { addPage, addScript, noSpeech, type Spoken } from './spokenTexts.ts';

/** Gives a file of the built site by its path below the root, or undefined where there is none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** Lists of files are built as one text with many names. */
const SCRIPT = /[\w.-]+\.js\b/g;

function scriptsIn(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => text.match(SCRIPT) ?? []);
}

/** What a browser can be made to say that starts at the page and follows its scripts. */
export async function readSite(read: ReadFile): Promise<Spoken> {
  const spoken = noSpeech();
  const html = await read('index.html');
  if (html === undefined) throw new Error('The built site has no page');
  addPage(spoken, html);
  const seen = new Set<string>();
  for (;;) {
    const next = scriptsIn(spoken.texts).filter((name) => !seen.has(name));
    if (next.length === 0) return spoken;
    for (const name of next) seen.add(name);
    const scripts = await Promise.all(next.map((name) => read(`assets/${name}`)));
    for (const script of scripts) if (script !== undefined) addScript(spoken, script);
  }
}
