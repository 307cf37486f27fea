import { takeImageOffSale } from '#src/data/catalogue/takeOffSale.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import type { PlacedImage } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { formatKroner, formatPriceInput } from '#src/model/base/money.ts';
import {
  singleImageTexts,
  singleImageErrors,
  itemTexts,
} from '#src/model/catalogue/editing/editorTexts.ts';
import {
  singleImageBatchRules,
  singleImageRules,
  type SingleImageValues,
} from '#src/model/catalogue/editing/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { wordDetails, wordValues, type WordValues } from '#src/model/catalogue/pictureWords.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import { type SingleImage, SINGLE_IMAGE_DEFAULT_PRICE_DKK } from '#src/model/catalogue/schema.ts';
import { takenTitles, titlesOfOthers } from '#src/model/catalogue/titles.ts';
import { smallUrl, largeUrl } from '#src/model/files/picture.ts';
import type { SoldItem } from '#src/model/orders/offSale.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import { EditItemDialog, TakenAt } from '../collection/EditItemDialog.tsx';
import type { CardItem } from '../collection/ItemCard.tsx';
import { useCollectionEditor, type CollectionEditor } from '../collection/useCollectionEditor.ts';
import { inlineEditing } from '../collection/useInlineEdits.ts';
import type { ListPlace } from '../editing/PicturePane.tsx';
import {
  categoryName,
  type Category,
  useCategories,
  saleDetails,
  saleValues,
  ItemFields,
} from '../fields/ItemFields.tsx';
import { PictureWordFields, wordLabels } from '../fields/PictureWordFields.tsx';
import { replacedImage } from '../uploads/queue/replacement.ts';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import { ReplacePicture } from '../uploads/ReplacePicture.tsx';
import { UploadPanel } from '../uploads/UploadPanel.tsx';
import { albumTransfers } from './AlbumTransfers.tsx';

interface SingleImageDialogProps {
  image: {
    opened: PlacedImage;
    live: PlacedImage | undefined;
    place: ListPlace | undefined;
  };
  /** The titles that it must not have. */
  otherTitles: readonly string[];
  categories: readonly Category[];
  save: CollectionEditor<PlacedImage>['save'];
  onClose: () => void;
}

type Values = SingleImageValues & WordValues & { isPublished: boolean };

const imageValues = (image: PlacedImage): Values => ({
  ...saleValues(image),
  ...wordValues(image),
});

const imageDetails = (values: Values) => ({ ...saleDetails(values), ...wordDetails(values) });

const labels = {
  title: singleImageTexts.titleLabel,
  description: singleImageTexts.descriptionLabel,
  ...wordLabels,
  price: singleImageTexts.priceLabel,
  category: singleImageTexts.categoryLabel,
  isPublished: itemTexts.publishedLabel,
};

function SingleImageDialog(props: SingleImageDialogProps) {
  const { image, otherTitles, categories, save, onClose } = props;
  const { opened } = image;
  const shown = image.live ?? opened;
  return (
    <EditItemDialog<PlacedImage, Values>
      item={image}
      shared={{ kind: 'singleImage', id: opened.id }}
      title={singleImageTexts.editTitle}
      picture={{
        src: largeUrl(shown),
        picture: shown.picture,
        place: image.place,
        foot: <ReplacePicture key={shown.id} picture={replacedImage(shown)} />,
      }}
      rules={singleImageRules(otherTitles)}
      toValues={imageValues}
      toChanges={imageDetails}
      labels={labels}
      save={save}
      success={({ title }) => singleImageTexts.updated(title.trim())}
      errors={singleImageErrors.update}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ItemFields
            form={form}
            isForSale
            categories={categories}
            currentCategory={opened.category}
          />
          <TakenAt picture={opened} />
          <Switch
            label={itemTexts.publishedLabel}
            hint={itemTexts.publishedHint}
            {...form.register('isPublished')}
          />
          <PictureWordFields form={form} />
        </>
      )}
    </EditItemDialog>
  );
}

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

/** Without the rule for taken titles: those are compared for all pictures together. */
const uploadRules = singleImageRules();

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
      rules={uploadRules}
      batchRules={singleImageBatchRules(titles)}
      targetOf={({ values }, index, strength) => ({
        kind: 'singleImage',
        strength,
        words: {
          ...imageDetails({ ...values, isPublished: true }),
          order: nextOrder(known) + index,
        },
      })}
    />
  );
}

/** The titles that a picture must not have. One that it shares with another already, it may keep. */
function otherTitlesFor({ id, title }: PlacedImage, known: readonly PlacedImage[]): string[] {
  return titlesOfOthers(known, id).filter((other) => takenTitles([other], [title]).length === 0);
}

const pictureOf = ({ picture }: PlacedImage) => picture;

/** Edits the pictures that are sold one by one. */
export function SingleImagesEditor() {
  const editor = useCollectionEditor(adminSingleImages);
  const { categories, hasNoCategories } = useCategories();
  const known = editor.list.value ?? [];
  const inline = inlineEditing({
    toValues: imageValues,
    toChanges: imageDetails,
    rulesFor: (image: PlacedImage) => singleImageRules(otherTitlesFor(image, known)),
    errorsFor: () => singleImageErrors.update,
  });
  return (
    <CollectionPage
      editor={editor}
      texts={singleImageTexts}
      errors={singleImageErrors}
      categories={categories}
      hasNoCategories={hasNoCategories}
      toCard={(image) => imageCard(image, categories)}
      pictureOf={pictureOf}
      inline={inline}
      remove={takeImageOffSale}
      toSold={soldImage}
      binKinds={BIN_KINDS}
      more={albumTransfers}
      renderDialog={(image, onClose) => (
        <SingleImageDialog
          image={image}
          otherTitles={otherTitlesFor(image.opened, known)}
          categories={categories}
          save={editor.save}
          onClose={onClose}
        />
      )}
    >
      <UploadImages existing={known} categories={categories} />
    </CollectionPage>
  );
}
