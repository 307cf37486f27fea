import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

interface ConfirmDeleteProps {
  /** A question that names the thing. */
  title: string;
  /** What is kept. */
  description: string;
  remove: () => Promise<void>;
  /** What is said when it is gone. */
  success: string;
  errors: OperationErrors;
  onClose: () => void;
}

/** Asks before something is deleted, and stays open when that fails. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { title, description, remove, success, errors, onClose } = props;
  const { pending, submit } = useSubmit(remove, {
    success: () => ({ kind: 'success', text: success }),
    errors,
  });

  async function removeAndClose(): Promise<void> {
    const { done } = await submit();
    if (done) onClose();
  }

  return (
    <ConfirmDialog
      title={title}
      description={description}
      confirmLabel={pending ? commonTexts.removing : commonTexts.remove}
      busy={pending}
      onConfirm={() => void removeAndClose()}
      onClose={onClose}
    />
  );
}
