import type { Meta } from '@storybook/react-vite';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
import { nothing, screen } from './states.tsx';

const meta: Meta = { title: 'Overlay' };
export default meta;

const content = (
  <>
    <TextField label="Titel" />
    <DialogActions>
      <Button look="quiet">Annuller</Button>
      <Button look="primary">Gem</Button>
    </DialogActions>
  </>
);

export const Dialogs = screen(
  <Dialog title="Rediger billede" description="Ændringer ses med det samme." onClose={nothing}>
    {content}
  </Dialog>,
);

export const WideDialog = screen(
  <Dialog title="Rediger konfirmationsfotograferingsalbum" isWide onClose={nothing}>
    {content}
  </Dialog>,
);

export const Panel = screen(
  <Dialog title="Rediger billede" isPanel onClose={nothing}>
    {content}
  </Dialog>,
);

const question = {
  title: 'Slet "Klitten"?',
  description: 'Billedet forsvinder fra gallerierne. Kunder, der har købt det, beholder det.',
  confirmLabel: 'Slet billedet',
  onConfirm: nothing,
  onClose: nothing,
};

export const Question = screen(<ConfirmDialog {...question} />);

export const HarmlessQuestionBusy = screen(
  <ConfirmDialog {...question} look="primary" busy confirmLabel="Sletter..." />,
);

const kinds = ['success', 'info', 'warning', 'error'] as const;
const texts = [
  'Gemt',
  'Der er en ny version af siden',
  'Linket kunne ikke kopieres. Kopiér det fra adresselinjen i stedet.',
  'Fotograferingsaftalen kunne ikke sendes. Prøv igen om lidt.',
];
/** The longest time that a browser can wait. */
const FOR_EVER = 2 ** 31 - 1;

export const ToastKinds = screen(
  <Toasts
    toasts={kinds.map((kind, id) => ({
      id,
      kind,
      text: texts[id] ?? '',
      durationMs: FOR_EVER,
      link: kind === 'info' ? { label: 'Vis den', to: '/' } : undefined,
    }))}
    onDismiss={nothing}
  />,
);
