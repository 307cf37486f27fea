import * as frontPage from '#src/data/repos/frontPage.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { frontPageEditorTexts, frontPageErrors } from '#src/model/content/editorTexts.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import { unknownPicture } from '#src/model/files/pictureAddress.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { SaveBar } from '../kit/editing/SaveBar.tsx';
import { saveBarProps } from '../kit/editing/saveBarOf.ts';
import { useDocumentEditor, type DocumentEditor } from '../kit/editing/useDocumentEditor.ts';
import { EditorColumns } from '../kit/layout/EditorColumns.tsx';
import { EditorShell } from '../kit/layout/EditorShell.tsx';
import { EditorSkeleton } from '../kit/layout/EditorSkeleton.tsx';
import { MediaField } from '../kit/media/MediaField.tsx';
import { RecropButton } from '../kit/media/RecropButton.tsx';
import { isAtWork } from '../kit/media/useAutoSavedMedia.ts';
import { HeroPreview } from './HeroPreview.tsx';
import { removeOlderBackgrounds } from './olderBackgrounds.ts';
import { useBackground, type StoredBackground } from './useBackground.ts';

type Background = ReturnType<typeof useBackground>;
type Editor = DocumentEditor<FrontPage>;

const labels = {
  heroTitle: frontPageEditorTexts.heroTitleLabel,
  heroSubtitle: frontPageEditorTexts.heroSubtitleLabel,
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

/** What is typed, and the background that is not stored yet. */
function shownPage(page: FrontPage, { pending }: Background): FrontPage {
  if (!pending) return page;
  const { url, media } = pending;
  return {
    ...page,
    backgroundMedia: url,
    backgroundType: media.look,
    picture: unknownPicture,
  };
}

function useSaving(editor: Editor, background: Background) {
  const sending = useSubmit(background.uploadPending, { errors: frontPageErrors.upload });
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
    busy: sending.pending || saving.pending,
    save: async () => {
      const sent = await sending.submit();
      if (sent.done) await saving.submit(sent.answer);
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
      {backgroundMedia !== '' && backgroundType === 'image' && (
        <RecropButton url={backgroundMedia} media={background} errors={frontPageErrors.media} />
      )}
    </MediaField>
  );
}

/** The first thing that visitors see: two lines of words on a picture. */
export function FrontPageEditor() {
  const editor = useDocumentEditor(frontPage);
  const background = useBackground(editor);
  const { busy, save } = useSaving(editor, background);

  return (
    <EditorShell title={frontPageEditorTexts.title} intro={frontPageEditorTexts.intro} isWide>
      <AsyncView
        state={editor.document}
        skeleton={<EditorSkeleton />}
        errors={frontPageErrors.load}
      >
        {(page) => (
          <EditorColumns preview={<HeroPreview page={shownPage(page, background)} />}>
            <Fields page={page} edit={editor.edit} />
            <BackgroundField page={page} background={background} />
          </EditorColumns>
        )}
      </AsyncView>
      <SaveBar
        {...saveBarProps(editor, labels)}
        isDirty={editor.isDirty || background.pending !== undefined}
        saveLabel={frontPageEditorTexts.save}
        // What saves itself is not sent a second time.
        busy={busy || isAtWork(background)}
        onSave={() => void save()}
        onDiscard={() => {
          editor.discard();
          background.forget();
        }}
      />
    </EditorShell>
  );
}
