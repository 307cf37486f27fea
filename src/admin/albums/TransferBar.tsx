import { Copy, FolderInput } from 'lucide-react';
import { useState } from 'react';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/albumChanges.ts';
import type { TransferKind } from '#src/model/catalogue/albumTransfers.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { transferTexts } from '#src/model/catalogue/transferTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import fieldStyles from '#src/ui/form/Field.module.css';
import { Field } from '#src/ui/form/TextField.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import type { Selection } from '../collection/selection.ts';
import { ItemDialog } from '../editing/ItemDialog.tsx';
import styles from './AlbumImages.module.css';
import { useTransfers } from './useTransfers.ts';

interface TransferDialogProps {
  kind: TransferKind;
  ids: ReadonlySet<string>;
  otherAlbums: readonly Album[];
  onTransfer: (to: Album) => void;
  onClose: () => void;
}

function TransferDialog({ kind, ids, otherAlbums, onTransfer, onClose }: TransferDialogProps) {
  const texts = transferTexts[kind];
  const chosen = (albumId: string) => otherAlbums.find(({ id }) => id === albumId);
  function fits(albumId: string): boolean {
    const images = chosen(albumId)?.images ?? [];
    return new Set([...images.map(({ id }) => id), ...ids]).size <= ALBUM_IMAGE_MAX_COUNT;
  }
  return (
    <ItemDialog
      title={texts.title(ids.size)}
      submitLabel={texts.submit}
      values={{ albumId: '' }}
      rules={[
        {
          field: 'albumId',
          check: ({ albumId }) => chosen(albumId) !== undefined,
          message: transferTexts.albumMissing,
        },
        {
          field: 'albumId',
          check: ({ albumId }) => fits(albumId),
          message: transferTexts.full(ALBUM_IMAGE_MAX_COUNT),
        },
      ]}
      save={({ albumId }) => {
        const to = chosen(albumId);
        if (to) onTransfer(to);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <Field label={transferTexts.album} hint={texts.hint} error={errors.albumId?.message}>
          {(wiring) => (
            <select {...register('albumId')} {...wiring} className={fieldStyles['control']}>
              <option value="">{transferTexts.chooseAlbum}</option>
              {otherAlbums.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </ItemDialog>
  );
}

interface TransferBarProps {
  album: Album;
  otherAlbums: readonly Album[];
  selection: Selection;
}

const actions = [
  { kind: 'move', icon: FolderInput },
  { kind: 'copy', icon: Copy },
] as const;

/** Takes the chosen pictures of an album to another, and shows how that goes. */
export function TransferBar({ album, otherAlbums, selection }: TransferBarProps) {
  const [open, setOpen] = useState<TransferKind>();
  const { run, transfer } = useTransfers({ album, otherAlbums, onNotDone: selection.set });
  const { ids } = selection;
  const isDisabled = run.state?.kind === 'running';
  return (
    <>
      <BulkStatus run={run} />
      {ids.size > 0 && (
        <div className={styles['chosen']}>
          <p role="status">{itemTexts.selected(ids.size)}</p>
          {actions.map(({ kind, icon }) => (
            <Button
              key={kind}
              look="quiet"
              aria-disabled={isDisabled}
              onClick={isDisabled ? undefined : () => setOpen(kind)}
            >
              <Icon of={icon} size={18} />
              {transferTexts[kind].button}
            </Button>
          ))}
          <Button look="quiet" onClick={() => selection.set(album.images.map(({ id }) => id))}>
            {itemTexts.selectAll}
          </Button>
          <Button look="quiet" onClick={() => selection.set([])}>
            {itemTexts.selectNone}
          </Button>
        </div>
      )}
      {open && (
        <TransferDialog
          kind={open}
          ids={ids}
          otherAlbums={otherAlbums}
          onTransfer={(to) => transfer(open, to, ids)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
