import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import type { LicenceId } from '#src/model/licences/licence.ts';
import type { OrderItemView } from '#src/model/orders/orderViews.ts';
import { rightsTo } from '#src/model/purchases/licenceFile.ts';
import { licenceTexts as texts } from '#src/model/purchases/licenceTexts.ts';
import styles from './OrderDetails.module.css';

/** The buyer's rights to the pictures that were bought with a licence, or before there were several. */
function Licence({ id }: { id: LicenceId | undefined }) {
  const sections = rightsTo(id);
  return (
    <details className={styles['licence']}>
      <summary>{id ? texts.summaryOf(sections[0].title) : texts.summary}</summary>
      {sections.map(({ id: key, paragraphs, points = [], closing = [] }) => (
        <Fragment key={key}>
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
      <Link to={`${routes.terms}#${sections[0].id}`}>{texts.terms}</Link>
    </details>
  );
}

/** The rights to the pictures of an order, a part for each licence in it. */
export function Licences({ items }: { items: readonly OrderItemView[] }) {
  const ids = [...new Set(items.map(({ licence }) => licence?.id))];
  return ids.map((id) => <Licence key={id ?? ''} id={id} />);
}
