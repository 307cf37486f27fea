import { TextField } from '#src/ui/form/TextField.tsx';
import type { Places } from '../option.ts';
import { picturePriceTexts as texts } from './editorTexts.ts';

/** The price of one more picture of a gallery. */
export function PicturePriceField({ form }: Places['clientGallerySettings']) {
  const { register, formState } = form;
  return (
    <TextField
      label={texts.label}
      hint={texts.hint}
      error={formState.errors.picturePrice?.message}
      inputMode="decimal"
      maxLength={9}
      autoComplete="off"
      {...register('picturePrice')}
    />
  );
}
