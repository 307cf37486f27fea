import type { LegalTable } from '#src/shared/texts/legal/document.ts';
import styles from './ArticleTable.module.css';

/** A table that becomes a list of entries where it has no room. */
export function ArticleTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead className={styles['head']}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...facts]) => (
          <tr key={name} className={styles['row']}>
            <th scope="row" className={styles['name']}>
              {name}
            </th>
            {facts.map((fact, index) => (
              <td key={columns[index + 1]} className={styles['fact']}>
                <span className={styles['label']} aria-hidden>
                  {columns[index + 1]}
                </span>
                {fact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
