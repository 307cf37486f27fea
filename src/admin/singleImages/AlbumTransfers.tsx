import { Copy, FolderInput } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { takeBackFromAlbum, transferToAlbum } from '#src/data/catalogue/transferImages.ts';
import { takeAlbumImageOffSale } from '#src/data/catalogue/takeOffSale.ts';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { transferKinds, type TransferKind } from '#src/model/catalogue/editing/albumTransfers.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { transferTexts } from '#src/model/catalogue/editing/collectionTexts.ts';
import type { BulkJob } from '../bulk/useBulkRun.ts';
import { BulkButton } from '../collection/BulkBar.tsx';
import type { MoreActions } from '../collection/CollectionPage.tsx';
import { TransferDialog, transferJob } from '../transfers/TransferDialog.tsx';

/** The rest of a run, in case the page is closed in the middle of it. */
const journalSchema = z.object({
  kind: z.enum(transferKinds),
  to: z.object({ id: z.string(), title: z.string() }),
  ids: z.array(z.string()),
});

const JOURNAL = 'unfinishedTransfer';

function albumJob(
  kind: TransferKind,
  { id: albumId, title }: Pick<Album, 'id' | 'title'>,
  items: readonly PlacedImage[],
): BulkJob<PlacedImage> {
  return transferJob({
    kind,
    items,
    place: title,
    write: (batch) => transferToAlbum({ kind, albumId }, batch),
    keep: (rest) => {
      const journal = { kind, to: { id: albumId, title }, ids: rest.map(({ id }) => id) };
      if (rest.length === 0) localStore.remove(JOURNAL);
      else localStore.writeJson(JOURNAL, journal);
    },
    takeBack: (image) =>
      kind === 'move'
        ? takeBackFromAlbum(albumId, image)
        : takeAlbumImageOffSale(albumId, image.id),
  });
}

function interruptedJob(images: readonly PlacedImage[]): BulkJob<PlacedImage> | undefined {
  const journal = localStore.readJson(JOURNAL, journalSchema);
  const ids = new Set(journal?.ids);
  const left = images.filter(({ id }) => ids.has(id));
  if (journal && left.length > 0) return albumJob(journal.kind, journal.to, left);
  localStore.remove(JOURNAL);
  return undefined;
}

const allAlbums = { read: albums.listAll, watch: albums.watchAll };

interface AlbumDialogProps {
  kind: TransferKind;
  selected: readonly PlacedImage[];
  onAlbum: (to: Album) => void;
  onClose: () => void;
}

function AlbumDialog({ kind, selected, ...dialog }: AlbumDialogProps) {
  const { value, error } = useResource(allAlbums);
  function hint(): string {
    if (value) return value.length > 0 ? transferTexts[kind].fromSingles : transferTexts.none;
    return error ? transferTexts.notLoaded : transferTexts.loading;
  }
  return (
    <TransferDialog
      kind={kind}
      ids={selected.map(({ id }) => id)}
      albums={value ?? []}
      hint={hint()}
      {...dialog}
    />
  );
}

const actions = [
  { kind: 'move', icon: FolderInput },
  { kind: 'copy', icon: Copy },
] as const;

type AlbumActionsProps = Parameters<MoreActions<PlacedImage>['render']>[0];

function AlbumActions({ selected, isDisabled, start }: AlbumActionsProps) {
  const [open, setOpen] = useState<TransferKind>();
  return (
    <>
      {actions.map(({ kind, icon }) => (
        <BulkButton
          key={kind}
          icon={icon}
          label={transferTexts[kind].toAlbum}
          isDisabled={isDisabled}
          onPress={() => setOpen(kind)}
        />
      ))}
      {open && (
        <AlbumDialog
          kind={open}
          selected={selected}
          onAlbum={(to) => start(albumJob(open, to, selected))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Moves and copies single images into albums. */
export const albumTransfers: MoreActions<PlacedImage> = {
  render: (props) => <AlbumActions {...props} />,
  interrupted: interruptedJob,
};
