import * as singleImages from '#src/data/repos/singleImages.ts';
import { singleImageErrors, singleImageTexts } from '#src/model/catalogue/editorTexts.ts';
import { CollectionPage } from '../kit/collection/CollectionPage.tsx';
import { useCollectionEditor } from '../kit/collection/useCollectionEditor.ts';
import { NoCategoriesNotice } from '../kit/fields/CategoryFirst.tsx';
import { useCategories } from '../kit/fields/CategorySelect.tsx';
import { SingleImageDialog } from './SingleImageDialog.tsx';
import { UploadImages } from './UploadImages.tsx';
import { removeImage } from './removeImage.ts';
import { shownImage } from './shownImage.ts';

/** The pictures that are sold one by one. */
export function SingleImagesEditor() {
  const editor = useCollectionEditor(singleImages);
  const { categories, isWithout } = useCategories();
  return (
    <CollectionPage
      editor={editor}
      words={singleImageTexts}
      errors={singleImageErrors}
      categories={categories}
      show={(image) => shownImage(image, categories)}
      remove={removeImage}
      renderDialog={(image, onClose) => (
        <SingleImageDialog
          image={image}
          categories={categories}
          save={editor.save}
          onClose={onClose}
        />
      )}
    >
      {isWithout && <NoCategoriesNotice />}
      <UploadImages existing={editor.list.value ?? []} categories={categories} />
    </CollectionPage>
  );
}
