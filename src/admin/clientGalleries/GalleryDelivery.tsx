import { History } from 'lucide-react';
import { useMemo } from 'react';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDateTime, formatLongDate } from '#src/model/base/dates.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import {
  downloadedCount,
  FURTHER_VISITS,
  visitsOf,
  type Visit,
} from '#src/model/clients/deliveries.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import type { ClientGallery, SavedSize } from '#src/model/clients/schema.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './ClientGalleries.module.css';

const sizes: readonly SavedSize[] = ['original', 'web'];

async function readDelivery({ id, images }: ClientGallery) {
  const [deliveries, choosers] = await Promise.all([
    clientGalleries.deliveries(id),
    clientGalleries.choosers(id).read(),
  ]);
  const pictureIds = new Set(images.map((image) => image.id));
  const visits = visitsOf(deliveries, choosers);
  const totals = sizes.map((size) => ({
    size,
    count: downloadedCount(deliveries, size, pictureIds),
  }));
  return { visits, totals };
}

function VisitRow({ visit: { id, chooser, openedAt, downloads } }: { visit: Visit }) {
  const { unnamed, furtherVisits } = clientEditorTexts;
  const nobody = id === FURTHER_VISITS ? furtherVisits : unnamed;
  const { name = nobody, email = '' } = chooser ?? {};
  return (
    <li className={styles['visit']}>
      <p className={styles['person']}>
        <span className={styles['state']}>{name}</span>
        {email !== '' && <a href={mailtoLink(email)}>{email}</a>}
      </p>
      <p className={styles['facts']}>
        <span>{clientEditorTexts.openedAt(formatDateTime(openedAt))}</span>
        {sizes.map((size) => {
          const found = downloads[size];
          if (!found) return null;
          const { count, lastAt } = found;
          return (
            <span key={size}>
              {clientEditorTexts.downloadedAt[size](count, formatDateTime(lastAt))}
            </span>
          );
        })}
      </p>
    </li>
  );
}

/** The reminders that the client has got. */
function Reminders({ gallery: { waitingToldAt, expiryTold } }: { gallery: ClientGallery }) {
  if (!waitingToldAt && !expiryTold) return null;
  const { waitingTold, expiryTold: endTold } = clientEditorTexts;
  return (
    <p className={styles['facts']}>
      {waitingToldAt && <span>{waitingTold(formatDateTime(waitingToldAt))}</span>}
      {expiryTold && <span>{endTold(formatLongDate(expiryTold))}</span>}
    </p>
  );
}

interface GalleryDeliveryProps {
  gallery: ClientGallery;
  onClose: () => void;
}

/** The visits to a gallery and the downloads, with their times. */
export function GalleryDelivery({ gallery, onClose }: GalleryDeliveryProps) {
  const state = useResource(useMemo(() => ({ read: () => readDelivery(gallery) }), [gallery]));
  return (
    <Dialog title={clientEditorTexts.deliveryTitle(gallery.title)} isWide onClose={onClose}>
      <Reminders gallery={gallery} />
      <AsyncView
        state={state}
        skeleton={<Skeleton height="8rem" />}
        errors={clientEditorErrors.delivery}
      >
        {({ visits, totals }) =>
          visits.length === 0 ? (
            <EmptyState icon={History} text={clientEditorTexts.notOpened} />
          ) : (
            <>
              <p className={styles['facts']}>
                {totals.map(({ size, count }) => (
                  <span key={size}>
                    {clientEditorTexts.downloadedOf[size](count, gallery.images.length)}
                  </span>
                ))}
              </p>
              <ul className={styles['visits']}>
                {visits.map((visit) => (
                  <VisitRow key={visit.id} visit={visit} />
                ))}
              </ul>
            </>
          )
        }
      </AsyncView>
    </Dialog>
  );
}
