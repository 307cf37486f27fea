import { site } from '#src/config/site.ts';
import demoCatalogue from '../../demo/catalogue.json' with { type: 'json' };
import demoMessages from '../../demo/messages.json' with { type: 'json' };
import demoPages from '../../demo/pages.json' with { type: 'json' };

const [firstName = ''] = site.photographerName.split(' ');

const gaps = { '{name}': firstName, '{city}': site.address.city };

/** Puts the business into the gaps of the texts: the shop of the demo is always the photographer's own. */
function filled<Content>(content: Content): Content {
  const text = Object.entries(gaps).reduce(
    (whole, [gap, word]) => whole.replaceAll(gap, () => JSON.stringify(word).slice(1, -1)),
    JSON.stringify(content),
  );
  return JSON.parse(text) as Content;
}

export const catalogue = filled(demoCatalogue);
export const messages = filled(demoMessages);
export const pages = filled(demoPages);
