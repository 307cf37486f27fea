import type { Plugin } from 'vite';

/** What the bundler says about packages of others, where nothing is wrong and nobody here can mend it. */
const KNOWN: readonly RegExp[] = [
  // Vite's own plugin of CSS Modules makes declarations without a source.
  /^\s*A PostCSS plugin did not pass the `from` option to `postcss\.parse`\./,
  // The decoder of HEIC asks for them in Node alone.
  /Module "(?:fs|path|crypto)" has been externalized for browser compatibility, imported by "[^"]*\/libheif-js\/libheif-wasm\/libheif\.js"/,
];

export const isKnown = (warning: string): boolean => KNOWN.some((known) => known.test(warning));

/** Leaves known warnings out, so that one that is new is seen. */
export function knownWarnings(): Plugin {
  return {
    name: 'known-warnings',
    configResolved({ logger }) {
      for (const level of ['warn', 'warnOnce'] as const) {
        const tell = logger[level].bind(logger);
        logger[level] = (text, options) => {
          if (!isKnown(text)) tell(text, options);
        };
      }
    },
  };
}
