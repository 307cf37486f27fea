import type { Plugin } from 'vite';

const GOOGLES_PICTURE = '"//www.google.com/images/cleardot.gif"';
const OWN_PICTURE = '("//" + location.host + "/favicon.svg")';

/** Returns the code of Firestore's connection with another place to try it. */
export function withOwnProbe(code: string): string {
  return code.replaceAll(GOOGLES_PICTURE, OWN_PICTURE);
}

/**
 * Has Firestore's SDK test the connection with a picture of the site. Left alone it asks google.com, which
 * the content policy refuses and no visitor has agreed to; the SDK has no option for another address.
 */
export function connectionProbe(): Plugin {
  return {
    name: 'connection-probe',
    apply: 'build',
    transform: (code) => (code.includes(GOOGLES_PICTURE) ? withOwnProbe(code) : null),
  };
}
