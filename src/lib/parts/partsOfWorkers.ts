import { fetchScript } from './bringFile.ts';

declare global {
  /** Fetches a script that a worker is about to import. The build puts it before each `import()` of a worker. */
  var fetchPart: ((url: URL) => Promise<void>) | undefined;
}

globalThis.fetchPart = ({ href }) => fetchScript(href);
