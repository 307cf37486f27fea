import { MonitorSmartphone, Trash2, Users } from 'lucide-react';
import { formatLongDate } from '#src/model/base/dates.ts';
import {
  ASKED_LIST,
  canSend,
  chosenIn,
  FIRST_LIST,
  listsOf,
  type ChoiceList,
} from '#src/model/clients/choices.ts';
import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { choosingTexts } from '#src/model/clients/texts.ts';
import { GalleryParts } from '#src/options/GalleryParts.tsx';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import styles from './Choosing.module.css';
import {
  currentList,
  openToWrite,
  useChoosing,
  wantMore,
  type ChoosingDialog,
} from './choosing.ts';

const NEW_LIST = 'new';

const open = (kind: Exclude<ChoosingDialog['kind'], 'name' | 'comment' | 'more'>) => () =>
  useChoosing.setState({ dialog: { kind } });

/** Chooses the list that the hearts belong to. */
function ListSelect({ lists, current }: { lists: readonly ChoiceList[]; current: ChoiceList }) {
  const options = [
    ...lists.map(({ id, name }) => ({ value: id, label: name })),
    { value: NEW_LIST, label: choosingTexts.newList },
  ];
  return (
    <DropdownSelect
      label={choosingTexts.list}
      value={current.id}
      options={options}
      onChange={(listId) => {
        if (listId === NEW_LIST) openToWrite({ kind: 'newList' });
        else useChoosing.setState({ listId, view: undefined });
      }}
    />
  );
}

interface BarProps {
  gallery: OpenedGallery;
}

/** Sends the choice that was asked for, or tells that it is sent. */
function Send({ gallery, count }: BarProps & { count: number }) {
  const sentAt = useChoosing(({ kept }) => kept?.sentAt);
  if (sentAt)
    return <p className={styles['note']}>{choosingTexts.sentOn(formatLongDate(sentAt))}</p>;
  return (
    <Button look="primary" disabled={!canSend(count, gallery)} onClick={open('send')}>
      {choosingTexts.send}
    </Button>
  );
}

/** Shows only the pictures of the list, or all again. */
function View({ pictures, list }: { pictures: readonly { id: string }[]; list: ChoiceList }) {
  const view = useChoosing((state) => state.view);
  const ids = new Set(pictures.map(({ id }) => id));
  return (
    <Button
      look="quiet"
      onClick={() => useChoosing.setState({ view: view ? undefined : { label: list.name, ids } })}
    >
      {view ? choosingTexts.showAll : choosingTexts.showChosen}
    </Button>
  );
}

/** Stays at the lower edge of the window: the list, how many pictures it has, and what can be done with it. */
export function ChoosingBar({ gallery }: BarProps) {
  const state = useChoosing();
  const { kept, choices, others, view, sync } = state;
  const list = currentList(state, gallery);
  const pictures = chosenIn(choices, list.id, gallery.pictures);
  const status = choosingTexts.sync[sync] || view?.label;
  const isOwn = list.id !== ASKED_LIST && list.id !== FIRST_LIST;
  return (
    <section className={styles['bar']} aria-label={choosingTexts.region}>
      <div className={styles['line']}>
        <ListSelect lists={listsOf(choices, gallery, choosingTexts.firstList)} current={list} />
        <p className={styles['count']} aria-live="polite">
          {choosingTexts.count(pictures.length, list.limit)}
        </p>
        {isOwn && (
          <IconButton icon={Trash2} label={choosingTexts.removeList} onClick={open('removeList')} />
        )}
        <div className={styles['actions']}>
          {kept && (
            <IconButton
              icon={MonitorSmartphone}
              label={choosingTexts.device}
              onClick={open('device')}
            />
          )}
          {others.length > 0 && (
            <IconButton icon={Users} label={choosingTexts.others} onClick={open('others')} />
          )}
          <View pictures={pictures} list={list} />
          {list.id !== ASKED_LIST && (
            <GalleryParts
              at="list"
              gallery={gallery}
              isEmpty={pictures.length === 0}
              onWant={() => wantMore({ pictureIds: pictures.map(({ id }) => id) })}
            />
          )}
          {list.id === ASKED_LIST && <Send gallery={gallery} count={pictures.length} />}
        </div>
      </div>
      <p className={styles['note']}>
        <span role="status">{status}</span>
        {!status && <GalleryParts at="note" gallery={gallery} />}
      </p>
    </section>
  );
}
