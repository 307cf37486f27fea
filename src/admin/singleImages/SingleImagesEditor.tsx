import { CategoryFirst } from '#src/admin/kit/fields/CategoryFirst.tsx';
import { useCategories } from '#src/admin/kit/fields/CategorySelect.tsx';
import { CollectionItems } from '#src/admin/kit/collection/CollectionItems.tsx';
import { ItemGridSkeleton } from '#src/admin/kit/collection/ItemGridSkeleton.tsx';
import { useCollectionEditor } from '#src/admin/kit/collection/useCollectionEditor.ts';
import { EditorShell } from '#src/admin/kit/layout/EditorShell.tsx';
import * as singleImages from '#src/firebase/repos/singleImages.ts';
import { singleImageErrors, singleImageTexts } from '#src/shared/texts/singleImages.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { removeImage } from './removeImage.ts';
import { shownImage } from './shownImage.ts';
import { SingleImageDialog } from './SingleImageDialog.tsx';
import { UploadImages } from './UploadImages.tsx';

/** The pictures that are sold one by one. */
export function SingleImagesEditor() {
  const editor = useCollectionEditor(singleImages);
  const { categories, isWithout } = useCategories();
  const { list } = editor;
  return (
    <EditorShell title={singleImageTexts.title} intro={singleImageTexts.intro} isWide>
      {isWithout && <CategoryFirst />}
      <UploadImages existing={list.value ?? []} categories={categories} />
      <AsyncView state={list} skeleton={<ItemGridSkeleton />} errors={singleImageErrors.load}>
        {(images) => (
          <CollectionItems
            items={images}
            editor={editor}
            categories={categories}
            show={(image) => shownImage(image, categories)}
            words={singleImageTexts}
            bulkWords={singleImageTexts}
            remove={removeImage}
            removeErrors={singleImageErrors.remove}
            renderDialog={(image, onClose) => (
              <SingleImageDialog
                image={image}
                categories={categories}
                save={editor.save}
                onClose={onClose}
              />
            )}
          />
        )}
      </AsyncView>
    </EditorShell>
  );
}
