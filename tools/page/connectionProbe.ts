import type { Plugin } from 'vite';

const GOOGLES_PICTURE = '"//www.google.com/images/cleardot.gif"';
const OWN_PICTURE = '("//" + location.host + "/favicon.svg")';

/** Returns the code of Firestore's connection with another place to try it. */
export function withOwnProbe(code: string): string {
  return code.replaceAll(GOOGLES_PICTURE, OWN_PICTURE);
}

/**
 * When Firestore cannot be reached, its SDK tries a picture of google.com to learn whether the browser is
 * online. The content policy refuses that, and nobody has agreed to it: a picture of the site says the same.
 * The SDK has no option for it.
 */
export function connectionProbe(): Plugin {
  return {
    name: 'connection-probe',
    apply: 'build',
    transform: (code) => (code.includes(GOOGLES_PICTURE) ? withOwnProbe(code) : null),
  };
}
