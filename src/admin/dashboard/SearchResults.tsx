import type { ComponentProps } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { readPrivatePicture } from '#src/data/http.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { quickSearchTexts as texts, quickSearchErrors } from '#src/model/system/dashboardTexts.ts';
import type { SearchEntry, SearchGroup, SearchPicture } from '#src/model/system/quickSearch.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import styles from './QuickSearch.module.css';
import type { Searched } from './useSearchEntries.ts';

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

export function Failure({ searched: { catalogue, orders, customers } }: { searched: Searched }) {
  const failed = [
    { state: catalogue, errors: quickSearchErrors.load },
    { state: orders, errors: quickSearchErrors.orders },
    { state: customers, errors: quickSearchErrors.customers },
  ].find(({ state }) => state.status === 'failed');
  const error = failed?.state.error;
  if (!failed || !error) return null;
  return (
    <div className={styles['failure']} role="alert">
      <span>{errorText(error.code, failed.errors, error.details)}</span>
      <Button onClick={failed.state.retry}>{commonTexts.retry}</Button>
    </div>
  );
}

/** Says that a large catalogue was not searched as a whole, and offers to do it. */
export function OlderItems({ searched, onPress }: { searched: Searched; onPress: () => void }) {
  const { catalogue, searchAll } = searched;
  if (!searchAll || catalogue.status === 'failed') return null;
  return (
    <div className={styles['older']}>
      <span>{texts.onlyNewest}</span>
      <Button
        busy={catalogue.status === 'loading'}
        onClick={() => {
          searchAll();
          onPress();
        }}
      >
        {texts.searchAll}
      </Button>
    </div>
  );
}

interface StatusProps {
  searched: Searched;
  query: string;
  count: number;
}

export function Status({ searched, query, count }: StatusProps) {
  const { catalogue, orders, customers } = searched;
  const isTyped = query.trim() !== '';
  const isLoading = [catalogue, orders, customers].some(({ status }) => status === 'loading');
  const busyText = catalogue.status === 'loading' ? texts.loading : texts.searching;
  const emptyText = isLoading ? busyText : texts.none(query.trim());
  return <p role="status">{isTyped && (count === 0 ? emptyText : texts.count(count))}</p>;
}
