import type { SiteConfig } from '#src/config/siteSchema.ts';
import { routes, servedPages } from '#src/model/base/routes.ts';

/** A browser may ask for a letter that only some languages have in two ways. */
const names = servedPages.map((name) => routes[name].slice(1).replace(/[^ -~]/, '*')).join('|');

/** No address has this name: nothing is left out. */
const NONE = '-';

const REWRITE =
  /"\/@\(enkeltbilleder\|[^"]*\)",\s*"(?:function|destination)": (?:\{[^}]*\}|"[^"]*")/;
const UNCACHED = /"\/!\((?:-|enkeltbilleder\|[^"]*)\)"/;

/**
 * Writes `firebase.json`: the region, in which only the functions behind the rewrites are, and who answers the pages
 * that a server fills. A shop without functions has the static page there, which browsers ask for each time.
 */
export function hostingFile(source: string, { region, archivedBy }: SiteConfig): string {
  const isStatic = archivedBy === 'browser';
  const answer = isStatic
    ? '"destination": "/index.html"'
    : '"function": { "functionId": "publicPage", "region": "" }';
  return source
    .replace(REWRITE, `"/@(${names})",\n        ${answer}`)
    .replace(UNCACHED, `"/!(${isStatic ? NONE : names})"`)
    .replaceAll(/"region": "[^"]*"/g, `"region": ${JSON.stringify(region)}`);
}
