import { Link } from 'react-router-dom';
import { linkedText } from '#src/model/base/text.ts';

/** A text whose links are links: pages of the site, mails, telephones and other sites. */
export function LinkedText({ text }: { text: string }) {
  return linkedText(text).map(({ text: words, href }, index) => {
    if (href === undefined) return words;
    // The parts of a text never change places.
    if (href.startsWith('/')) {
      return (
        <Link key={index} to={href}>
          {words}
        </Link>
      );
    }
    return (
      <a key={index} href={href} rel="noreferrer">
        {words}
      </a>
    );
  });
}
