import { useEffect, useState, useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { type LegalSection, legalTexts } from '#src/model/content/legal/document.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './ArticleContents.module.css';

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
export function ArticleContents({ sections, ids }: ArticleContentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentSection(ids);
  const listId = useId();
  const headingId = useId();
  return (
    <nav className={styles['contents']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
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
