import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ALT_TEXT_MAX_LENGTH, proposedAlt } from '#src/model/catalogue/altText.ts';
import { pictureWordTexts as texts } from '#src/model/catalogue/editing/editorTexts.ts';
import {
  KEYWORDS_MAX_LENGTH,
  parseKeywords,
  PLACE_MAX_LENGTH,
  type WordValues,
} from '#src/model/catalogue/pictureWords.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';

export const wordLabels = { alt: texts.alt, place: texts.place, keywords: texts.keywords };

/** Place, keywords and alternative text of a picture; left empty, the last is proposed from the others. */
export function PictureWordFields<Values extends WordValues & { title: string }>(props: {
  form: UseFormReturn<Values>;
}) {
  // A form may have more fields than these.
  const { register, control } = props.form as unknown as UseFormReturn<
    WordValues & { title: string }
  >;
  const [title, place, keywords] = useWatch({ control, name: ['title', 'place', 'keywords'] });
  return (
    <>
      <TextField
        label={texts.place}
        maxLength={PLACE_MAX_LENGTH}
        autoComplete="off"
        {...register('place')}
      />
      <TextField
        label={texts.keywords}
        hint={texts.keywordsHint}
        maxLength={KEYWORDS_MAX_LENGTH}
        autoComplete="off"
        {...register('keywords')}
      />
      <TextArea
        label={texts.alt}
        hint={texts.altHint}
        placeholder={proposedAlt({ title, place, keywords: parseKeywords(keywords) })}
        maxLength={ALT_TEXT_MAX_LENGTH}
        rows={2}
        {...register('alt')}
      />
    </>
  );
}
