import { useEffect, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import { useOrderedForm } from '../editing/ItemDialog.tsx';
import styles from './ChosenDialog.module.css';
import { noValues, type ChosenPicture, type PictureValues } from './chosenPicture.ts';
import type { ChosenPictures } from './useChosenPictures.ts';

interface ChosenDialogProps {
  chosen: ChosenPictures;
  /** The id of the picture whose form is open. */
  id: string;
  rules: RuleTable<PictureValues>;
  /** The fields that "use for all" copies. */
  shared: readonly (keyof PictureValues)[];
  /** Validates at once. */
  isChecked: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  children: (form: UseFormReturn<PictureValues>) => ReactNode;
}

/** The facts of a file that have no field here, to be read while the picture is described. */
function FileFacts({ copyright, isBlurred }: Pick<ChosenPicture, 'copyright' | 'isBlurred'>) {
  const lines = [
    isBlurred && uploadTexts.blurred,
    copyright !== '' && uploadTexts.copyright(copyright),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className={styles['facts']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The form of one chosen picture, with buttons to the previous and next picture. */
export function ChosenDialog(props: ChosenDialogProps) {
  const { chosen, id, rules, shared, isChecked, onOpen, onClose } = props;
  const { pictures } = chosen;
  const index = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[index];
  const previous = pictures[index - 1];
  const next = pictures[index + 1];
  const form = useOrderedForm<PictureValues>({
    values: picture?.values ?? noValues,
    rules,
  });
  const { trigger } = form;

  useEffect(() => {
    if (isChecked) void trigger(undefined, { shouldFocus: true });
  }, [isChecked, trigger]);

  const keep = () => chosen.change(id, form.getValues());
  const leaveTo = (go: () => void) => () => {
    keep();
    go();
  };
  const applyToAll = () => {
    const values = form.getValues();
    keep();
    chosen.changeAll(Object.fromEntries(shared.map((field) => [field, values[field]])));
  };

  return (
    <Dialog
      title={uploadTexts.configureTitle(index + 1, pictures.length)}
      onClose={leaveTo(onClose)}
    >
      {picture && picture.thumbnail !== '' && (
        <img className={styles['picture']} src={picture.thumbnail} alt="" />
      )}
      {picture && <FileFacts {...picture} />}
      <Form
        form={form}
        onSubmit={() => {
          keep();
          if (next) onOpen(next.id);
          else onClose();
          return Promise.resolve();
        }}
        foot={
          <DialogActions>
            {previous && (
              <Button onClick={leaveTo(() => onOpen(previous.id))}>{commonTexts.previous}</Button>
            )}
            <Button look="primary" type="submit">
              {next ? commonTexts.next : uploadTexts.finish}
            </Button>
          </DialogActions>
        }
      >
        {props.children(form)}
        <Button look="quiet" className={styles['apply']} onClick={applyToAll}>
          {uploadTexts.applyToAll}
        </Button>
      </Form>
    </Dialog>
  );
}
