import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { ConfirmDialog, useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './ItemDialog.module.css';
import { useUnsavedGuard } from './LeaveGuard.tsx';
import { useWhenRead } from './useWhenRead.ts';
import { PicturePane, type ShownPicture } from './PicturePane.tsx';

/**
 * A form that focuses the first problem in the order of its rules. By default the form focuses the
 * field that registered first, and controlled fields such as prices register last.
 */
export function useOrderedForm<Values extends FieldValues>(options: {
  values: Values;
  rules: RuleTable<Values>;
  keptAs?: string;
}): UseFormReturn<Values> {
  const form = useRuleForm(options);
  for (const { field } of options.rules) form.register(field as Path<Values>);
  return form;
}

interface ItemDialogProps<Values extends FieldValues> {
  title: string;
  isWide?: boolean;
  submitLabel: string;
  /** The button's words while it is saved. */
  pendingLabel?: string;
  values: Values;
  rules: RuleTable<Values>;
  /** The picture that the form is about, shown large beside it. */
  picture?: ShownPicture | undefined;
  /** Something outside the form has changed, such as chosen files. */
  isChanged?: boolean;
  /** Chosen files are still being read: saving waits for them. */
  isReading?: boolean;
  save: (values: Values) => Promise<void>;
  /** The message when it is saved; left out where `save` shows its own. */
  success?: (values: Values) => string;
  errors?: OperationErrors;
  onClose: () => void;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/**
 * Adds or edits one item. It closes when the item is saved; a failure keeps it open with its
 * values. It asks before it throws changes away.
 */
export function ItemDialog<Values extends FieldValues>(props: ItemDialogProps<Values>) {
  const {
    title,
    picture,
    values,
    rules,
    isReading = false,
    save,
    success,
    errors,
    onClose,
  } = props;
  const { submitLabel, pendingLabel = commonTexts.saving } = props;
  const form = useOrderedForm({ values, rules });
  const { isDirty } = form.formState;
  // Reloading or closing the page would not ask the dialog.
  useUnsavedGuard(isDirty);
  const { close, goOn, question } = useCloseQuestion(isDirty || props.isChanged === true, onClose);
  const { pending, submit } = useSubmit(save, {
    ...(success && {
      success: (_answer: unknown, saved: Values) => ({
        kind: 'success' as const,
        text: success(saved),
      }),
    }),
    ...(errors && { errors }),
  });

  async function saveAndClose(submitted: Values): Promise<void> {
    const { done } = await submit(submitted);
    if (done) onClose();
  }
  // It is submitted anew, with what was typed meanwhile.
  const whenRead = useWhenRead(isReading, () => void form.handleSubmit(saveAndClose)());

  async function saveWhenRead(submitted: Values): Promise<void> {
    if (isReading) whenRead.request();
    else await saveAndClose(submitted);
  }

  function withdrawAndClose(): void {
    whenRead.withdraw();
    close();
  }

  /** The values of the next item take the place of those that are not changed. */
  function openNext(open: () => void): void {
    goOn(() => {
      form.reset(values, { keepDirtyValues: false, keepErrors: false });
      open();
    });
  }

  return (
    <Dialog
      title={title}
      isWide={props.isWide === true || picture !== undefined}
      onClose={withdrawAndClose}
    >
      <div className={classNames(picture && styles['columns'])}>
        {picture && <PicturePane {...picture} leaveTo={openNext} />}
        <Form
          form={form}
          onSubmit={saveWhenRead}
          foot={
            <DialogActions>
              <Button look="quiet" onClick={withdrawAndClose}>
                {commonTexts.cancel}
              </Button>
              <Button look="primary" type="submit" busy={pending || whenRead.isWaiting}>
                {pending ? pendingLabel : submitLabel}
              </Button>
            </DialogActions>
          }
        >
          {props.children(form)}
        </Form>
      </div>
      {question}
    </Dialog>
  );
}

interface ConfirmDeleteProps {
  /** A question that names the item. */
  title: string;
  /** Tells what is kept. */
  description: string;
  remove: () => Promise<void>;
  /** The message when it is removed. */
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
