import { Heart, History, Link2, Settings, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPrivatePicture } from '#src/data/http.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { routes } from '#src/model/base/routes.ts';
import { viewerTexts } from '#src/model/catalogue/viewerTexts.ts';
import {
  galleryState,
  hasPin,
  linkFragment,
  pinLock,
  previewAccess,
} from '#src/model/clients/access.ts';
import {
  clientEditorErrors,
  clientEditorTexts,
  invitationTexts,
} from '#src/model/clients/editorTexts.ts';
import { coverOf, inOwnOrder } from '#src/model/clients/pictures.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';
import { showToast } from '#src/stores/toasts.ts';
import { leaveOrConfirm } from '#src/stores/unfinishedWork.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { itemsOfGallery } from '../uploads/queue/clientHandler.ts';
import {
  isComing,
  isUnfinished,
  useUploads,
  type UploadItem,
} from '../uploads/queue/uploadState.ts';
import styles from './ClientGalleries.module.css';
import { closeGallery, previewOf } from './galleryFiles.ts';
import { guestKeyOf, newLinkKey } from './gallerySettings.ts';

const addressOf = ({ id }: ClientGallery, key: string): string =>
  routes.clientGallery + linkFragment({ galleryId: id, key });

async function copyLink(gallery: ClientGallery, key: string): Promise<void> {
  const url = new URL(addressOf(gallery, key), window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: viewerTexts.linkCopied });
  } catch {
    showToast({ kind: 'warning', text: url });
  }
}

/** Copies the link for guests. */
function GuestLink({ gallery, onChanged }: NewLinkProps) {
  const { pending, submit } = useSubmit(
    async () => {
      await copyLink(gallery, await guestKeyOf(gallery));
      onChanged();
    },
    { errors: clientEditorErrors.save },
  );
  return (
    <Button look="quiet" busy={pending} onClick={() => void submit()}>
      {clientEditorTexts.copyGuestLink}
    </Button>
  );
}

/** Says that too many wrong PINs have locked somebody out, and lets go of the lock. */
function Lock({ gallery: { id, pinSalt } }: { gallery: ClientGallery }) {
  const { value, retry } = useResource(
    useMemo(() => ({ read: () => clientGalleries.tries(id) }), [id]),
  );
  const { pending, submit } = useSubmit(() => clientGalleries.unlock(id), {
    success: () => ({ kind: 'success', text: clientEditorTexts.unlocked }),
    errors: clientEditorErrors.save,
  });
  const lock = pinLock(value, pinSalt);
  if (lock === 'none') return null;
  return (
    <>
      <span className={styles['state']}>{clientEditorTexts.locked[lock]}</span>
      <Button busy={pending} onClick={() => void submit().then(({ done }) => done && retry())}>
        {clientEditorTexts.unlock}
      </Button>
    </>
  );
}

interface FactsProps {
  gallery: ClientGallery;
  /** The number of those who have sent what they chose. */
  sentCount: number;
}

function Facts({ gallery, sentCount }: FactsProps) {
  const count = (isCounted: typeof isComing) => (state: { items: readonly UploadItem[] }) =>
    itemsOfGallery(state.items, gallery.id).filter(isCounted).length;
  const uploading = useUploads(count(isComing));
  const failed = useUploads(count(isUnfinished)) - uploading;
  return (
    <p className={styles['facts']}>
      <span className={styles['state']}>
        {clientEditorTexts.states[galleryState(gallery, new Date())]}
      </span>
      {sentCount > 0 && (
        <span className={styles['sent']}>
          <Icon of={Heart} size={14} />
          {clientEditorTexts.sent(sentCount)}
        </span>
      )}
      <span>
        {uploading > 0
          ? clientEditorTexts.uploading(uploading)
          : clientEditorTexts.pictureCount(gallery.images.length)}
      </span>
      {failed > 0 && <span className={styles['state']}>{clientEditorTexts.notAdded(failed)}</span>}
      <span>{clientEditorTexts.until(formatLongDate(gallery.expiresAt))}</span>
      <span>{hasPin(gallery) ? clientEditorTexts.withPin : clientEditorTexts.withoutPin}</span>
      {hasPin(gallery) && <Lock key={gallery.linkKey} gallery={gallery} />}
    </p>
  );
}

/** The picture of the cover page, or its empty frame. */
function Cover({ gallery }: { gallery: ClientGallery }) {
  const cover = coverOf(inOwnOrder(gallery.images), gallery.coverId);
  return (
    <div className={styles['coverFrame']}>
      {cover && (
        <PrivateImage
          key={cover.id}
          path={previewOf(cover)}
          read={readPrivatePicture}
          src=""
          alt=""
          aspectRatio={3 / 2}
          placeholder={cover.placeholder}
        />
      )}
    </div>
  );
}

interface NewLinkProps {
  gallery: ClientGallery;
  onChanged: () => void;
}

/** Whoever guessed PINs with the old link is shut out, so that the lock would only meet the client. */
async function replaceLink(gallery: ClientGallery): Promise<void> {
  await clientGalleries.revise(gallery, ({ guestKey }) => ({
    linkKey: newLinkKey(),
    guestKey: guestKey === '' ? '' : newLinkKey(),
  }));
  if (hasPin(gallery)) await clientGalleries.unlock(gallery.id);
}

/** Replaces the link, after a question. */
function NewLink({ gallery, onChanged }: NewLinkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(() => replaceLink(gallery), {
    success: () => ({ kind: 'success', text: clientEditorTexts.linkChanged }),
    errors: clientEditorErrors.save,
  });
  async function change(): Promise<void> {
    const { done } = await submit();
    if (!done) return;
    setIsAsking(false);
    onChanged();
  }
  return (
    <>
      <IconButton
        icon={Link2}
        label={clientEditorTexts.newLink}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={clientEditorTexts.newLinkTitle(gallery.title)}
          description={clientEditorTexts.newLinkText}
          confirmLabel={clientEditorTexts.newLink}
          busy={pending}
          onConfirm={() => void change()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

type OpenKind = 'settings' | 'pictures' | 'choices' | 'delivery' | 'send' | 'remove';

interface GalleryCardProps extends NewLinkProps, FactsProps {
  onOpen: (kind: OpenKind) => void;
}

type Action = 'pictures' | 'choices' | 'open' | 'close' | 'copyLink';

/** Returns the action that the card stresses, by the state of the gallery. */
function nextAction({ images, isOpen }: ClientGallery, sentCount: number): Action {
  if (images.length === 0) return 'pictures';
  if (sentCount > 0) return 'choices';
  return isOpen ? 'copyLink' : 'open';
}

/** A gallery in the list, with everything that can be done to it. */
export function GalleryCard({ gallery, sentCount, onOpen, onChanged }: GalleryCardProps) {
  const { title, isOpen } = gallery;
  const navigate = useNavigate();
  const preview = useSubmit(async () => {
    const access = await previewAccess(gallery, new Date());
    await navigate(addressOf(gallery, gallery.linkKey), { state: { access } });
  });
  const { pending, submit } = useSubmit(
    async () => {
      if (isOpen) await closeGallery(gallery);
      else await clientGalleries.revise(gallery, () => ({ isOpen: true, openedAt: new Date() }));
      onChanged();
    },
    {
      success: () => ({
        kind: 'success',
        text: isOpen ? clientEditorTexts.closed(title) : clientEditorTexts.opened(title),
      }),
      errors: clientEditorErrors.save,
    },
  );
  const next = nextAction(gallery, sentCount);
  // Passing the link on again is offered; anything else waits for the photographer.
  const nextLook = next === 'copyLink' ? 'secondary' : 'primary';
  const looks = (action: Action) =>
    action === next
      ? ({ look: nextLook, 'data-next': true } as const)
      : ({ look: 'quiet' } as const);
  return (
    <article className={styles['card']}>
      <Cover gallery={gallery} />
      <h2 className={styles['name']}>{title}</h2>
      <Facts gallery={gallery} sentCount={sentCount} />
      <div className={styles['actions']}>
        <Button {...looks('pictures')} onClick={() => onOpen('pictures')}>
          {clientEditorTexts.pictures}
        </Button>
        <Button {...looks('choices')} onClick={() => onOpen('choices')}>
          {clientEditorTexts.choices}
        </Button>
        <Button {...looks(isOpen ? 'close' : 'open')} busy={pending} onClick={() => void submit()}>
          {isOpen ? clientEditorTexts.close : clientEditorTexts.open}
        </Button>
        <Button {...looks('copyLink')} onClick={() => void copyLink(gallery, gallery.linkKey)}>
          {clientEditorTexts.copyLink}
        </Button>
        {galleryState(gallery, new Date()) === 'open' && (
          <>
            <Button look="quiet" onClick={() => onOpen('send')}>
              {invitationTexts.send}
            </Button>
            <Button
              look="quiet"
              busy={preview.pending}
              onClick={() => leaveOrConfirm('page', () => void preview.submit())}
            >
              {clientEditorTexts.preview}
            </Button>
          </>
        )}
        <GuestLink gallery={gallery} onChanged={onChanged} />
        <div className={styles['more']}>
          <IconButton
            icon={History}
            label={clientEditorTexts.delivery}
            onClick={() => onOpen('delivery')}
          />
          <NewLink gallery={gallery} onChanged={onChanged} />
          <IconButton
            icon={Settings}
            label={clientEditorTexts.settings}
            onClick={() => onOpen('settings')}
          />
          <IconButton
            icon={Trash2}
            label={clientEditorTexts.remove}
            onClick={() => onOpen('remove')}
          />
        </div>
      </div>
    </article>
  );
}
