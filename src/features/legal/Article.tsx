import { Link } from 'react-router-dom';
import { useMemo, type ReactNode } from 'react';
import { linkedText } from '#src/model/base/text.ts';
import type { LegalTable, LegalDocument, LegalSection } from '#src/model/content/legal/document.ts';
import styles from './Article.module.css';
import { ArticleContents } from './ArticleContents.tsx';
import tableStyles from './ArticleTable.module.css';

/** Renders a text with its links to pages, mail addresses, phone numbers and other sites. */
function LinkedText({ text }: { text: string }) {
  return linkedText(text).map(({ text: part, href }, index) => {
    if (href === undefined) return part;
    // The order of the parts never changes, so the index is a stable key.
    if (href.startsWith('/')) {
      return (
        <Link key={index} to={href}>
          {part}
        </Link>
      );
    }
    return (
      <a key={index} href={href} rel="noreferrer">
        {part}
      </a>
    );
  });
}

/** A table that becomes a list on narrow screens. */
function ArticleTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
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

interface ArticleProps {
  document: Omit<LegalDocument, 'description'>;
  /** A line below the date, which may hold links. */
  notice?: string;
  /** Additional content of sections, by the section's id. */
  extras?: Readonly<Record<string, ReactNode>>;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));
}

function Section({ section, extra }: { section: LegalSection; extra: ReactNode }) {
  const { id, title, paragraphs, points, table, closing = [] } = section;
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} className={styles['heading']}>
        {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
      {table && <ArticleTable table={table} />}
      {extra}
      <Paragraphs texts={closing} />
    </section>
  );
}

/** A long text in a readable column, with its table of contents beside it. */
export function Article({ document, notice, extras = {} }: ArticleProps) {
  const { title, lead, updated, supplemented, sections } = document;
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  return (
    <article className={styles['article']}>
      <header className={styles['top']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <div className={styles['updated']}>
          <p>{updated}</p>
          {supplemented !== undefined && <p>{supplemented}</p>}
          {notice !== undefined && (
            <p>
              <LinkedText text={notice} />
            </p>
          )}
        </div>
      </header>
      <div>
        <ArticleContents sections={sections} ids={ids} />
      </div>
      <div className={styles['text']}>
        {sections.map((section) => (
          <Section key={section.id} section={section} extra={extras[section.id]} />
        ))}
      </div>
    </article>
  );
}
