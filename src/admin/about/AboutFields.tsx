import { site } from '#src/config/site.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { aboutEditorTexts } from '#src/model/content/aboutTexts.ts';
import type { AboutContent } from '#src/model/content/schema.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';

interface AboutFieldsProps {
  content: AboutContent;
  edit: (changes: Partial<AboutContent>) => void;
}

/** Who it is, in words. */
export function AboutFields({ content, edit }: AboutFieldsProps) {
  return (
    <>
      <TextField
        label={aboutEditorTexts.nameLabel}
        hint={aboutEditorTexts.nameHint}
        value={site.photographerName}
        readOnly
      />
      <TextField
        label={aboutEditorTexts.professionalTitleLabel}
        value={content.professionalTitle}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => edit({ professionalTitle: event.target.value })}
      />
      <TextArea
        label={aboutEditorTexts.bioLabel}
        value={content.bio}
        rows={8}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onChange={(event) => edit({ bio: event.target.value })}
      />
      <TextArea
        label={aboutEditorTexts.philosophyLabel}
        value={content.philosophy}
        rows={4}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onChange={(event) => edit({ philosophy: event.target.value })}
      />
    </>
  );
}
