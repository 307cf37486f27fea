import { Copy, FolderInput } from 'lucide-react';
import { useState } from 'react';
import type { TransferKind } from '#src/model/catalogue/editing/albumTransfers.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { transferTexts } from '#src/model/catalogue/editing/collectionTexts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { BulkStatus } from '../bulk/BulkStatus.tsx';
import type { Selection } from '../collection/selection.ts';
import { TransferDialog } from '../transfers/TransferDialog.tsx';
import styles from './AlbumImages.module.css';
import { useTransfers } from './useTransfers.ts';

interface TransferBarProps {
  album: Album;
  otherAlbums: readonly Album[];
  selection: Selection;
}

const actions = [
  { kind: 'move', icon: FolderInput },
  { kind: 'copy', icon: Copy },
] as const;

/** Takes the chosen pictures of an album to another or to the single images, and shows how that goes. */
export function TransferBar({ album, otherAlbums, selection }: TransferBarProps) {
  const [open, setOpen] = useState<TransferKind>();
  const { run, transfer, sell } = useTransfers({ album, otherAlbums, onNotDone: selection.set });
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
              {transferTexts[kind].toPlace}
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
          ids={[...ids]}
          albums={otherAlbums}
          hint={transferTexts[open].fromAlbum}
          onAlbum={(to) => transfer(open, to, ids)}
          singles={{
            category: album.category,
            onChoose: (priceAndCategory) => sell(open, priceAndCategory, ids),
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
