import { useLocation } from 'react-router-dom';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { linkFragment, parseLinkFragment } from '#src/model/clients/access.ts';
import { choosingTexts, clientErrors } from '#src/model/clients/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './Choosing.module.css';
import { leave, useChoosing } from './choosing.ts';

/** A link of their own, with which somebody goes on choosing on another device. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const link = parseLinkFragment(useLocation().hash);
  const chooserKey = useChoosing(({ kept }) => kept?.key);
  const { submit } = useSubmit((text: string) => navigator.clipboard.writeText(text), {
    success: () => ({ kind: 'success', text: choosingTexts.linkCopied }),
    errors: clientErrors.copy,
  });
  const name = useChoosing(({ kept }) => kept?.name ?? '');
  const other = useSubmit(leave, { errors: clientErrors.leave });
  if (!link || chooserKey === undefined) return null;
  const path = routes.clientGallery + linkFragment({ ...link, chooserKey });
  const url = new URL(path, window.location.origin).href;
  return (
    <Dialog
      title={choosingTexts.deviceTitle}
      description={choosingTexts.deviceText}
      onClose={onClose}
    >
      <div className={styles['device']}>
        <QrCode text={url} label={choosingTexts.deviceLabel} />
      </div>
      <p className={styles['person']}>
        {choosingTexts.notMeHint(name)}
        <Button
          look="quiet"
          busy={other.pending}
          onClick={() => void other.submit().then(({ done }) => done && onClose())}
        >
          {choosingTexts.notMe}
        </Button>
      </p>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.close}
        </Button>
        <Button look="primary" onClick={() => void submit(url)}>
          {choosingTexts.copyLink}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
