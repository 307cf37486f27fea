import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type LegalSection, legalTexts } from '#src/model/content/legal/document.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './ArticleContents.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

interface ArticleContentsProps {
  sections: readonly Pick<LegalSection, 'id' | 'title'>[];
  /** The anchors, as one list that stays the same. */
  ids: readonly string[];
}

/** The table of contents: beside the text where there is room, else folded away above it. */
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
