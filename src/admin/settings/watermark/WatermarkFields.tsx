import { useId, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { WatermarkValues } from '#src/model/watermarks/form.ts';
import { ownMarkPlaces } from '#src/model/watermarks/ownMark.ts';
import { watermarkErrors, watermarkTexts as texts } from '#src/model/watermarks/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import settingsStyles from '../Settings.module.css';
import { readDrawing } from './readDrawing.ts';
import styles from './Watermark.module.css';
import { WatermarkPreview } from './WatermarkPreview.tsx';

type WatermarkForm = UseFormReturn<WatermarkValues>;

const ACCEPTED = 'image/png,image/svg+xml,.png,.svg';

/** Chooses the drawing, which is made a PNG of at once. */
function DrawingField({ form, png }: { form: WatermarkForm; png: string }) {
  const input = useRef<HTMLInputElement>(null);
  const words = useId();
  const { setValue, formState } = form;
  const { pending, submit } = useSubmit(readDrawing, { errors: watermarkErrors.drawing });
  const problem = formState.errors.png?.message;

  async function choose(file: File): Promise<void> {
    const outcome = await submit(file);
    if (!outcome.done) return;
    const { width, height } = outcome.answer;
    setValue('width', width);
    setValue('height', height);
    setValue('png', outcome.answer.png, { shouldDirty: true, shouldValidate: true });
  }

  const label = png === '' ? texts.choose : texts.chooseOther;
  return (
    <div className={styles['row']}>
      {png !== '' && (
        <img className={styles['chosen']} src={`data:image/png;base64,${png}`} alt="" />
      )}
      <Button busy={pending} aria-describedby={words} onClick={() => input.current?.click()}>
        {pending ? texts.reading : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Otherwise choosing the same file again would not fire a change.
          target.value = '';
        }}
      />
      <p
        id={words}
        role={problem === undefined ? undefined : 'alert'}
        className={settingsStyles[problem === undefined ? 'intro' : 'error']}
      >
        {problem ?? texts.chooseHint}
      </p>
    </div>
  );
}

function OwnFields({ form, png }: { form: WatermarkForm; png: string }) {
  const { register, formState } = form;
  const { share, opacity } = formState.errors;
  return (
    <>
      <DrawingField form={form} png={png} />
      <SelectField label={texts.place} {...register('place')}>
        {ownMarkPlaces.map((place) => (
          <option key={place} value={place}>
            {texts.places[place]}
          </option>
        ))}
      </SelectField>
      <div className={settingsStyles['pair']}>
        <TextField
          label={texts.share}
          hint={texts.shareHint}
          error={share?.message}
          inputMode="numeric"
          {...register('share')}
        />
        <TextField
          label={texts.opacity}
          hint={texts.opacityHint}
          error={opacity?.message}
          inputMode="numeric"
          {...register('opacity')}
        />
      </div>
    </>
  );
}

/** The choice of the watermark, and what it looks like. */
export function WatermarkFields({ form }: { form: WatermarkForm }) {
  const values = useWatch({ control: form.control }) as WatermarkValues;
  const isOwn = values.kind === 'own';
  return (
    <>
      <SelectField label={texts.kind} {...form.register('kind')}>
        <option value="specified">{texts.kinds.specified}</option>
        <option value="own">{texts.kinds.own}</option>
      </SelectField>
      {isOwn && <OwnFields form={form} png={values.png} />}
      {(values.png !== '' || !isOwn) && form.formState.isDirty && (
        <WatermarkPreview values={values} />
      )}
    </>
  );
}
