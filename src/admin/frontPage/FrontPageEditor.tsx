import * as frontPage from '#src/data/repos/content/frontPage.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { heroWords } from '#src/lib/hero.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { frontPageEditorTexts, frontPageErrors } from '#src/model/content/editorTexts.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { isMoving, type FrontPage } from '#src/model/content/schema.ts';
import { mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import { unknownPicture } from '#src/model/files/picture.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { HeroMedia, HeroText } from '#src/ui/hero/HeroMedia.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { SaveBar, saveBarProps } from '../editing/SaveBar.tsx';
import { useDocumentEditor, type DocumentEditor } from '../editing/useDocumentEditor.ts';
import {
  PreviewFrame,
  HERO_PREVIEW_HEIGHT_PX,
  EditorColumns,
  EditorSkeleton,
  EditorShell,
} from '../layout/EditorShell.tsx';
import { MediaField, RecropButton } from '../media/MediaField.tsx';
import { isMediaBusy } from '../media/useAutoSavedMedia.ts';
import { FeaturedPictures } from './FeaturedPictures.tsx';
import styles from './FrontPageEditor.module.css';
import { removeOlderBackgrounds, useBackground, type StoredBackground } from './useBackground.ts';

export function HeroPreview({ page }: { page: FrontPage }) {
  return (
    <PreviewFrame heightPx={HERO_PREVIEW_HEIGHT_PX}>
      <div className={`hero ${styles['hero']}`}>
        <HeroMedia page={page} />
        <HeroText
          {...heroWords(page)}
          tone={page.wordsTone}
          action={<span className={buttonClass('primary', 'hero-action')}>{homeTexts.button}</span>}
        />
      </div>
    </PreviewFrame>
  );
}

type Background = ReturnType<typeof useBackground>;
type Editor = DocumentEditor<FrontPage>;

const labels = {
  heroTitle: frontPageEditorTexts.heroTitleLabel,
  heroSubtitle: frontPageEditorTexts.heroSubtitleLabel,
  featuredOrder: frontPageEditorTexts.featuredTitle,
};

const confirmations = {
  'large-gif': {
    title: frontPageEditorTexts.largeGifTitle,
    text: frontPageEditorTexts.largeGifText,
    confirm: frontPageEditorTexts.useAnyway,
  },
  'large-file': {
    title: frontPageEditorTexts.largeFileTitle,
    text: frontPageEditorTexts.largeFileText,
    confirm: frontPageEditorTexts.useAnyway,
  },
};

/** The page with a background that is not saved yet. */
function shownPage(page: FrontPage, { pending }: Background): FrontPage {
  if (!pending) return page;
  const { url, media } = pending;
  return {
    ...page,
    backgroundMedia: url,
    backgroundType: media.backgroundType,
    picture: unknownPicture,
    ...media.tones,
  };
}

function useSaving(editor: Editor, background: Background) {
  const uploading = useSubmit(background.uploadPending, { errors: frontPageErrors.upload });
  const saving = useSubmit(
    async (stored: StoredBackground | undefined) => {
      await editor.save(stored?.fields);
      background.forget();
      if (stored) await removeOlderBackgrounds(stored.uploadedAt);
    },
    {
      success: () => ({ kind: 'success', text: frontPageEditorTexts.saved }),
      errors: frontPageErrors.save,
    },
  );
  return {
    busy: uploading.pending || saving.pending,
    save: async () => {
      const uploaded = await uploading.submit();
      if (uploaded.done) await saving.submit(uploaded.answer);
    },
  };
}

function Fields({ page, edit }: { page: FrontPage; edit: Editor['edit'] }) {
  return (
    <>
      <TextField
        label={frontPageEditorTexts.heroTitleLabel}
        value={page.heroTitle}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => edit({ heroTitle: event.target.value })}
      />
      <TextArea
        label={frontPageEditorTexts.heroSubtitleLabel}
        value={page.heroSubtitle}
        rows={3}
        maxLength={DESCRIPTION_MAX_LENGTH}
        onChange={(event) => edit({ heroSubtitle: event.target.value })}
      />
    </>
  );
}

function BackgroundField({ page, background }: { page: FrontPage; background: Background }) {
  const { backgroundMedia, backgroundType } = page;
  return (
    <MediaField
      label={frontPageEditorTexts.mediaLabel}
      chooseLabel={frontPageEditorTexts.chooseMedia}
      accept={mediaPolicies.frontPage.types.join(',')}
      hints={[
        frontPageEditorTexts.imageHint,
        frontPageEditorTexts.videoHint,
        frontPageEditorTexts.sizeHint,
      ]}
      media={background}
      cropKind="background"
      confirmations={confirmations}
      hasRetry={false}
    >
      {backgroundMedia !== '' && !isMoving(backgroundType) && (
        <RecropButton url={backgroundMedia} media={background} errors={frontPageErrors.media} />
      )}
    </MediaField>
  );
}

/** Edits the front page: title, subtitle and background of its hero, and the order of the featured pictures. */
export function FrontPageEditor() {
  const editor = useDocumentEditor(frontPage, 'frontPage');
  const background = useBackground(editor);
  const { busy, save } = useSaving(editor, background);

  return (
    <EditorShell
      title={frontPageEditorTexts.title}
      intro={frontPageEditorTexts.intro}
      roomFor="preview"
    >
      <AsyncView
        state={editor.document}
        skeleton={<EditorSkeleton />}
        errors={frontPageErrors.load}
      >
        {(page) => (
          <EditorColumns preview={<HeroPreview page={shownPage(page, background)} />}>
            <Fields page={page} edit={editor.edit} />
            <BackgroundField page={page} background={background} />
            <FeaturedPictures
              order={page.featuredOrder}
              onReorder={(featuredOrder) => editor.edit({ featuredOrder })}
            />
          </EditorColumns>
        )}
      </AsyncView>
      <SaveBar
        {...saveBarProps(editor, labels)}
        isDirty={editor.isDirty || background.pending !== undefined}
        saveLabel={frontPageEditorTexts.save}
        // The background saves itself and must not be uploaded twice.
        busy={busy || isMediaBusy(background)}
        onSave={() => void save()}
        onDiscard={() => {
          editor.discard();
          background.forget();
        }}
      />
    </EditorShell>
  );
}
