import { NoCategoriesNotice } from '#src/admin/kit/fields/CategoryFirst.tsx';
import { useCategories } from '#src/admin/kit/fields/CategorySelect.tsx';
import { CollectionPage } from '#src/admin/kit/collection/CollectionPage.tsx';
import { useCollectionEditor } from '#src/admin/kit/collection/useCollectionEditor.ts';
import * as singleImages from '#src/firebase/repos/singleImages.ts';
import { singleImageErrors, singleImageTexts } from '#src/shared/texts/singleImages.ts';
import { removeImage } from './removeImage.ts';
import { shownImage } from './shownImage.ts';
import { SingleImageDialog } from './SingleImageDialog.tsx';
import { UploadImages } from './UploadImages.tsx';

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
