import { ChevronDown } from 'lucide-react';
import { useMemo, type ReactNode, useEffect, useState, useId } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { linkedText } from '#src/model/base/text.ts';
import {
  type LegalTable,
  type LegalDocument,
  type LegalSection,
  legalTexts,
} from '#src/model/content/legal/document.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './Article.module.css';
import tableStyles from './ArticleTable.module.css';

/** The strip of the viewport that decides the current section. */
const READING_LINE = '-20% 0px -70% 0px';

function isBelow({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  return rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;
}

/** Returns the id of the section that is being read. `ids` must keep its identity between renders. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const below = entries.filter(isBelow).map(({ target }) => target.id);
        setCurrent((id) => {
          if (entered) return entered.target.id;
          // Above the first section no section is current.
          return id !== undefined && below.includes(id) ? undefined : id;
        });
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

interface ArticleContentsProps {
  sections: readonly Pick<LegalSection, 'id' | 'title'>[];
  /** The ids of the sections; the list must keep its identity between renders. */
  ids: readonly string[];
}

/** The table of contents: beside the text on wide screens, else collapsed above it. */
function ArticleContents({ sections, ids }: ArticleContentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentSection(ids);
  const listId = useId();
  const headingId = useId();
  return (
    <nav className={styles['contents']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['contentsHeading']}>
        {legalTexts.contents}
      </h2>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? legalTexts.hideContents : legalTexts.showContents}
        <span className={styles['chevron']}>
          <Icon of={ChevronDown} />
        </span>
      </button>
      <ol id={listId} className={styles['list']} data-open={isOpen}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles['link']}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => setIsOpen(false)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
