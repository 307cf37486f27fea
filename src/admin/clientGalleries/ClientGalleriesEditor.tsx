import { LockKeyhole, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { newId } from '#src/data/newId.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { newGalleryValues, type ClientGalleryValues } from '#src/model/clients/form.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';
import { containsQuery } from '#src/model/orders/orderViews.ts';
import { partsAt } from '#src/options/list.ts';
import { currentShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { useEditedResource } from '../editing/useDocumentEditor.ts';
import { EditorShell } from '../layout/EditorShell.tsx';
import styles from './ClientGalleries.module.css';
import { GalleryCard } from './GalleryCard.tsx';
import { GalleryChoices } from './GalleryChoices.tsx';
import { GalleryDelivery } from './GalleryDelivery.tsx';
import { GalleryPictures } from './GalleryPictures.tsx';
import { GallerySettings } from './GallerySettings.tsx';
import { SendGallery } from './SendGallery.tsx';
import { removeGallery } from './galleryFiles.ts';
import { newGallery, newPin, withSettings } from './gallerySettings.ts';

/** The dialog that is open above the list. */
type Open =
  | { kind: 'add'; id: string; values: ClientGalleryValues }
  | {
      kind: 'settings' | 'pictures' | 'choices' | 'delivery' | 'send' | 'remove';
      gallery: ClientGallery;
    };

interface OpenDialogProps {
  open: Open;
  /** The galleries as they are now. */
  galleries: readonly ClientGallery[];
  onClose: () => void;
}

function OpenDialog({ open, galleries, onClose }: OpenDialogProps) {
  if (open.kind === 'add') {
    return (
      <GallerySettings
        title={clientEditorTexts.add}
        submitLabel={clientEditorTexts.create}
        values={open.values}
        hasStoredPin={false}
        save={async (values) => clientGalleries.create(open.id, await newGallery(values))}
        success={({ title, usesPin, pin }) =>
          clientEditorTexts.created(title.trim(), usesPin ? pin : '')
        }
        onClose={onClose}
      />
    );
  }
  const gallery = galleries.find(({ id }) => id === open.gallery.id) ?? open.gallery;
  switch (open.kind) {
    case 'settings':
      return (
        <GallerySettings
          title={clientEditorTexts.editTitle}
          {...withSettings(open.gallery)}
          success={({ title }) => clientEditorTexts.saved(title.trim())}
          onClose={onClose}
        />
      );
    case 'pictures':
      return <GalleryPictures gallery={gallery} onClose={onClose} />;
    case 'choices':
      return <GalleryChoices gallery={gallery} onClose={onClose} />;
    case 'delivery':
      return <GalleryDelivery gallery={gallery} onClose={onClose} />;
    case 'send':
      return <SendGallery gallery={open.gallery} onClose={onClose} />;
    case 'remove':
      return (
        <ConfirmDelete
          title={clientEditorTexts.removeTitle(gallery.title)}
          description={clientEditorTexts.removeText}
          remove={() => removeGallery(gallery)}
          success={clientEditorTexts.removed(gallery.title)}
          errors={clientEditorErrors.remove}
          onClose={onClose}
        />
      );
  }
}

const skeleton = (
  <div className={styles['cards']}>
    <Skeleton height="26rem" />
    <Skeleton height="26rem" />
  </div>
);

/** Fetches the fields of options ahead, so that no others are moved by them. */
function fetchFields(): void {
  for (const part of partsAt('clientGallerySettings', currentShop())) void part.fetch();
}

interface GalleryListProps {
  galleries: readonly ClientGallery[];
  onOpen: (open: Open) => void;
  onChanged: () => void;
}

const sentChoices = { watch: clientGalleries.watchSent };

/** The cards of the galleries, found by title or email where there are several. */
function GalleryList({ galleries, onOpen, onChanged }: GalleryListProps) {
  const [query, setQuery] = useState('');
  const { value: sent = [] } = useResource(sentChoices);
  const found = galleries.filter(({ title, clientEmail }) =>
    containsQuery([title, clientEmail], query),
  );
  return (
    <>
      {galleries.length > 1 && (
        <TextField
          type="search"
          label={clientEditorTexts.searchLabel}
          placeholder={clientEditorTexts.searchHint}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <p role="status">{found.length === 0 && clientEditorTexts.noMatches}</p>
      <ul className={styles['cards']}>
        {found.map((gallery) => (
          <li key={gallery.id}>
            <GalleryCard
              gallery={gallery}
              sentCount={sent.filter(({ galleryId }) => galleryId === gallery.id).length}
              onOpen={(kind) => onOpen({ kind, gallery })}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The private galleries of clients. */
export function ClientGalleriesEditor() {
  const list = useEditedResource({
    read: clientGalleries.listAll,
    watch: clientGalleries.watchAll,
  });
  const [open, setOpen] = useState<Open>();
  const { refresh } = list;
  useEffect(fetchFields, []);
  return (
    <EditorShell
      title={clientEditorTexts.title}
      intro={clientEditorTexts.intro}
      roomFor="pictures"
      action={
        <Button
          look="primary"
          disabled={list.status !== 'ready'}
          onClick={() => {
            const values = newGalleryValues(new Date(), newPin());
            setOpen({ kind: 'add', id: newId(), values });
          }}
        >
          <Icon of={Plus} />
          {clientEditorTexts.add}
        </Button>
      }
    >
      <AsyncView state={list} skeleton={skeleton} errors={clientEditorErrors.load}>
        {(galleries) =>
          galleries.length === 0 ? (
            <EmptyState icon={LockKeyhole} text={clientEditorTexts.none} />
          ) : (
            <GalleryList galleries={galleries} onOpen={setOpen} onChanged={refresh} />
          )
        }
      </AsyncView>
      {open && (
        <OpenDialog
          open={open}
          galleries={list.value ?? []}
          onClose={() => {
            setOpen(undefined);
            refresh();
          }}
        />
      )}
    </EditorShell>
  );
}
