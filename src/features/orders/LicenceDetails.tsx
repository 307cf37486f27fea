import { Fragment } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { routes } from '#src/model/base/routes.ts';
import type { LegalSection } from '#src/model/content/legal/document.ts';
import { licenceTexts } from '#src/model/licences/texts.ts';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import styles from './OrderDetails.module.css';

interface LicenceDetailsProps {
  summary: string;
  sections: readonly [LegalSection, ...LegalSection[]];
}

/** The buyer's rights to bought pictures, folded away. */
export function LicenceDetails({ summary, sections }: LicenceDetailsProps) {
  return (
    <Disclosure summary={summary} className={styles['licence']}>
      {sections.map(({ id, paragraphs, points = [], closing = [] }) => (
        <Fragment key={id}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {closing.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Fragment>
      ))}
      <Link to={`${routes.salesTerms}#${sections[0].id}`}>{licenceTexts.salesTerms}</Link>
    </Disclosure>
  );
}
