import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { readPrivatePicture } from '#src/data/http.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { quickSearchTexts as texts } from '#src/model/system/dashboardTexts.ts';
import type { SearchEntry, SearchGroup, SearchPicture } from '#src/model/system/quickSearch.ts';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import styles from './QuickSearch.module.css';

interface ResultsProps {
  listId: string;
  groups: readonly SearchGroup[];
  active: SearchEntry | undefined;
  onHover: (entry: SearchEntry) => void;
  onChoose: (entry: SearchEntry) => void;
}

function Thumbnail({ picture: { src, previewPath, placeholder } }: { picture: SearchPicture }) {
  return (
    <span className={styles['thumbnail']}>
      <PrivateImage
        path={previewPath}
        read={readPrivatePicture}
        src={src}
        alt=""
        aspectRatio={1}
        placeholder={placeholder}
      />
    </span>
  );
}

/** The id of the element that shows an entry. */
export const optionId = (listId: string, { id }: SearchEntry) =>
  `${listId}-${id.replace(/\W/g, '-')}`;

interface OptionProps extends ComponentProps<'a'> {
  entry: SearchEntry;
  onChoose: (entry: SearchEntry) => void;
}

/** A link to what was found, or the button of a command. */
function Option({ entry, onChoose, ...rest }: OptionProps) {
  const { target, picture, title, detail } = entry;
  const attributes = {
    role: 'option',
    tabIndex: -1,
    className: styles['option'],
    onClick: () => onChoose(entry),
  };
  const content = (
    <>
      {picture && <Thumbnail picture={picture} />}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['detail']}>{detail}</span>
      </span>
    </>
  );
  switch (target.kind) {
    case 'address':
      return (
        <Link {...rest} {...attributes} to={target.path}>
          {content}
        </Link>
      );
    case 'newTab':
      return (
        <a {...rest} {...attributes} href={target.path} target="_blank" rel="opener">
          {content}
        </a>
      );
    case 'command':
      return (
        <a {...rest} {...attributes}>
          {content}
        </a>
      );
    default:
      return unreachable(target);
  }
}

/** The entries that were found, as a list of groups that a combobox leads through. */
export function Results({ listId, groups, active, onHover, onChoose }: ResultsProps) {
  return (
    <div id={listId} role="listbox" aria-label={texts.title} className={styles['results']}>
      {groups.map(({ kind, entries }) => (
        <div key={kind} role="group" aria-label={texts.kinds[kind]}>
          <p className={styles['kind']} aria-hidden>
            {texts.kinds[kind]}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(listId, entry)}
              aria-selected={entry === active}
              entry={entry}
              onPointerMove={() => onHover(entry)}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
