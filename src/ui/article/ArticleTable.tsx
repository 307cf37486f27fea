import type { LegalTable } from '#src/model/content/legal/document.ts';
import tableStyles from './ArticleTable.module.css';

/** A table that becomes a list of entries where it has no room. */
export function ArticleTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
  return (
    <table className={tableStyles['table']}>
      <caption className={tableStyles['caption']}>{caption}</caption>
      <thead className={tableStyles['head']}>
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
          <tr key={name} className={tableStyles['row']}>
            <th scope="row" className={tableStyles['name']}>
              {name}
            </th>
            {facts.map((fact, index) => (
              <td key={columns[index + 1]} className={tableStyles['fact']}>
                <span className={tableStyles['label']} aria-hidden>
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
