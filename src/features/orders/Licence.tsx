import { Link } from 'react-router-dom';
import { routes } from '#src/model/base/routes.ts';
import { licence, licenceTexts as texts } from '#src/model/purchases/licenceTexts.ts';
import styles from './OrderDetails.module.css';

/** The buyer's rights to the pictures of an order. */
export function Licence() {
  const { id, paragraphs, points = [], closing = [] } = licence;
  return (
    <details className={styles['licence']}>
      <summary>{texts.summary}</summary>
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
      <Link to={`${routes.terms}#${id}`}>{texts.terms}</Link>
    </details>
  );
}
