import { Heart, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import {
  inOwnOrder,
  fileNames,
  lightroomSearch,
  pictureName,
} from '#src/model/clients/pictures.ts';
import {
  ASKED_LIST,
  chosenIn,
  commentOn,
  listsOf,
  type Chooser,
} from '#src/model/clients/choices.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import type { ClientGallery, ClientPicture } from '#src/model/clients/schema.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { aspectRatioOf } from '#src/ui/gallery/pictureAttributes.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { KeptView } from '../editing/KeptView.tsx';
import { useEditedResource } from '../editing/useDocumentEditor.ts';
import styles from './ClientGalleries.module.css';
import { makeAlbum, previewOf, type ChosenPictures } from './galleryFiles.ts';

/** Makes an album of a list, after a question: private pictures come into the shop. */
function MakeAlbum(chosen: ChosenPictures) {
  const [isAsking, setIsAsking] = useState(false);
  const [progress, setProgress] = useState('');
  const { pending, submit } = useSubmit(
    () => makeAlbum(chosen, (...counts) => setProgress(clientEditorTexts.makingAlbum(...counts))),
    {
      success: ({ title, count }) => ({
        kind: 'success',
        text: count > 0 ? clientEditorTexts.albumMade(title) : clientEditorTexts.albumWhole(title),
      }),
      errors: clientEditorErrors.album,
    },
  );
  return (
    <>
      <Button busy={pending} onClick={() => setIsAsking(true)}>
        {pending && progress !== '' ? progress : clientEditorTexts.makeAlbum}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={clientEditorTexts.makeAlbumTitle(chosen.pictures.length)}
          description={clientEditorTexts.makeAlbumText}
          confirmLabel={clientEditorTexts.makeAlbum}
          look="primary"
          onConfirm={() => {
            setIsAsking(false);
            setProgress('');
            void submit();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Copies the names of files, and makes an album. */
function ListActions(chosen: ChosenPictures) {
  const { list, chooser, pictures } = chosen;
  const copy = useSubmit((text: string) => navigator.clipboard.writeText(text), {
    success: () => ({ kind: 'success', text: clientEditorTexts.copied(pictures.length) }),
    errors: clientEditorErrors.copy,
  });
  const reopen = useSubmit(() => clientGalleries.reopenChoice(chooser), {
    success: () => ({ kind: 'success', text: clientEditorTexts.reopened(chooser.name) }),
    errors: clientEditorErrors.save,
  });
  return (
    <div className={styles['actions']}>
      <Button onClick={() => void copy.submit(fileNames(pictures))}>
        {clientEditorTexts.copyNames}
      </Button>
      <Button onClick={() => void copy.submit(lightroomSearch(pictures))}>
        {clientEditorTexts.copySearch}
      </Button>
      <MakeAlbum {...chosen} />
      {list.id === ASKED_LIST && chooser.sentAt && (
        <Button busy={reopen.pending} onClick={() => void reopen.submit()}>
          {clientEditorTexts.reopen}
        </Button>
      )}
    </div>
  );
}

function Small({ picture }: { picture: ClientPicture }) {
  return (
    <PrivateImage
      path={previewOf(picture)}
      read={readPrivatePicture}
      src=""
      alt={pictureName(picture)}
      aspectRatio={aspectRatioOf(picture)}
      placeholder={picture.placeholder}
    />
  );
}

function ChosenList(props: ChosenPictures) {
  const { list, chooser, pictures } = props;
  const { sentAt } = chooser;
  return (
    <section className={styles['chosen']} aria-label={`${chooser.name}: ${list.name}`}>
      <h4 className={styles['facts']}>
        <span className={styles['state']}>{list.name}</span>
        <span>{clientEditorTexts.chosenOf(pictures.length, list.limit)}</span>
        {list.id === ASKED_LIST && (
          <span>
            {sentAt ? clientEditorTexts.sentOn(formatDateTime(sentAt)) : clientEditorTexts.notSent}
          </span>
        )}
      </h4>
      <ul className={styles['strip']}>
        {pictures.map((picture) => (
          <li key={picture.id} style={{ width: `calc(5rem * ${aspectRatioOf(picture)})` }}>
            <Small picture={picture} />
          </li>
        ))}
      </ul>
      <ListActions {...props} />
    </section>
  );
}

function Comments({ chooser, pictures }: Pick<ChosenPictures, 'chooser' | 'pictures'>) {
  const commented = pictures.filter(({ id }) => commentOn(chooser, id) !== '');
  if (commented.length === 0) return null;
  return (
    <section className={styles['chosen']}>
      <h4 className={styles['state']}>{clientEditorTexts.comments}</h4>
      <ul className={styles['comments']}>
        {commented.map((picture) => (
          <li key={picture.id} className={styles['comment']}>
            <Small picture={picture} />
            <p>
              <span className={styles['state']}>{pictureName(picture)}</span>
              {commentOn(chooser, picture.id)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GalleryProps {
  gallery: ClientGallery;
}

/** The choices of one person. */
function ChosenBy({ gallery, chooser }: GalleryProps & { chooser: Chooser }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { name, email } = chooser;
  const all = inOwnOrder(gallery.images);
  const lists = listsOf(chooser, gallery, clientEditorTexts.firstList);
  return (
    <section className={styles['section']} aria-label={name}>
      <div className={styles['person']}>
        <h3 className={styles['heading']}>{name}</h3>
        {email !== '' && <a href={mailtoLink(email)}>{email}</a>}
        <IconButton
          icon={Trash2}
          label={clientEditorTexts.removeChooser(name)}
          onClick={() => setIsRemoving(true)}
        />
      </div>
      {lists.map((list) => {
        const pictures = chosenIn(chooser, list.id, all);
        return (
          pictures.length > 0 && (
            <ChosenList key={list.id} {...{ gallery, list, chooser, pictures }} />
          )
        );
      })}
      <Comments chooser={chooser} pictures={all} />
      {isRemoving && (
        <ConfirmDelete
          title={clientEditorTexts.removeChooserTitle(name)}
          description={clientEditorTexts.removeChooserText}
          remove={() => clientGalleries.removeChooser(chooser)}
          success={clientEditorTexts.chooserRemoved(name)}
          errors={clientEditorErrors.remove}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </section>
  );
}

/** The choices in a gallery, followed while they are made. */
export function GalleryChoices({ gallery, onClose }: GalleryProps & { onClose: () => void }) {
  const state = useEditedResource(
    useMemo(() => clientGalleries.choosers(gallery.id), [gallery.id]),
  );
  return (
    <Dialog title={clientEditorTexts.choicesTitle(gallery.title)} isWide onClose={onClose}>
      <KeptView
        state={state}
        skeleton={<Skeleton height="11rem" />}
        errors={clientEditorErrors.choices}
      >
        {(choosers) =>
          choosers.length === 0 ? (
            <EmptyState icon={Heart} text={clientEditorTexts.noChoices} />
          ) : (
            choosers.map((chooser) => (
              <ChosenBy key={chooser.id} gallery={gallery} chooser={chooser} />
            ))
          )
        }
      </KeptView>
    </Dialog>
  );
}
