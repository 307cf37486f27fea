import { withdrawImage } from '#src/data/orders/withdraw.ts';
import * as singleImages from '#src/data/repos/catalogue/placedImages.ts';
import type { PlacedImage } from '#src/data/repos/catalogue/placedImages.ts';
import { formatKroner, formatPriceInput } from '#src/model/base/money.ts';
import { singleImageTexts, singleImageErrors } from '#src/model/catalogue/editorTexts.ts';
import { singleImageBatchRules, singleImageRules } from '#src/model/catalogue/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import { type SingleImage, SINGLE_IMAGE_DEFAULT_PRICE_DKK } from '#src/model/catalogue/schema.ts';
import { smallUrl } from '#src/model/files/picture.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import type { CardItem } from '../collection/ItemCard.tsx';
import { useCollectionEditor } from '../collection/useCollectionEditor.ts';
import { inlineEditing } from '../collection/useInlineEdits.ts';
import {
  categoryName,
  type Category,
  NoCategoriesNotice,
  useCategories,
} from '../fields/CategorySelect.tsx';
import { saleDetails, saleValues } from '../fields/ItemFields.tsx';
import { UploadPanel } from '../uploads/UploadPanel.tsx';
import { replacedImage } from '../uploads/queue/replacement.ts';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import { albumTransfers } from './AlbumTransfers.tsx';
import { SingleImageDialog } from './SingleImageDialog.tsx';

/** The picture as the grid of the dashboard shows it. */
export function imageCard(image: SingleImage, categories: readonly Category[]): CardItem {
  const { id, title, price, category, isPublished, picture } = image;
  return {
    id,
    title,
    src: smallUrl(image),
    previewPath: previewPath(image),
    picture,
    facts: [formatKroner(price), categoryName(category, categories)],
    isPublished,
  };
}

/** The picture as orders and purchases hold it. */
const soldImage = ({ id, originalSrc }: PlacedImage): SoldItem => ({
  id,
  type: 'image',
  originals: [originalSrc],
});

const BIN_KINDS = ['image'] as const;

interface UploadImagesProps {
  existing: readonly PlacedImage[];
  categories: readonly Category[];
}

const initialValues = { price: formatPriceInput(String(SINGLE_IMAGE_DEFAULT_PRICE_DKK)) };

/** Uploads new pictures for sale. */
export function UploadImages({ existing, categories }: UploadImagesProps) {
  const uploading = useUploadingItems('singleImage');
  const known = [...existing, ...uploading];
  const titles = known.map(({ title }) => title);
  return (
    <UploadPanel
      use="singleImage"
      texts={singleImageTexts}
      categories={categories}
      takenTitles={titles}
      stored={existing.map((image) => ({ ...replacedImage(image), filename: image.filename }))}
      initial={initialValues}
      rules={singleImageRules}
      batchRules={singleImageBatchRules(titles)}
      targetOf={({ values }, index, strength) => ({
        kind: 'singleImage',
        strength,
        words: {
          ...saleDetails({ ...values, isPublished: true }),
          order: nextOrder(known) + index,
        },
      })}
    />
  );
}

const inline = inlineEditing({
  toValues: saleValues,
  toChanges: saleDetails,
  rulesFor: (_image: PlacedImage) => singleImageRules,
  errorsFor: () => singleImageErrors.update,
});

const pictureOf = ({ picture }: PlacedImage) => picture;

/** Edits the pictures that are sold one by one. */
export function SingleImagesEditor() {
  const editor = useCollectionEditor(singleImages);
  const { categories, hasNoCategories } = useCategories();
  return (
    <CollectionPage
      editor={editor}
      texts={singleImageTexts}
      errors={singleImageErrors}
      categories={categories}
      toCard={(image) => imageCard(image, categories)}
      pictureOf={pictureOf}
      inline={inline}
      remove={withdrawImage}
      toSold={soldImage}
      binKinds={BIN_KINDS}
      more={albumTransfers}
      renderDialog={(image, onClose) => (
        <SingleImageDialog
          image={image}
          categories={categories}
          save={editor.save}
          onClose={onClose}
        />
      )}
    >
      {hasNoCategories && <NoCategoriesNotice />}
      <UploadImages existing={editor.list.value ?? []} categories={categories} />
    </CollectionPage>
  );
}
