import type { PlacedImage } from '#src/data/repos/catalogue/placedImages.ts';
import {
  itemTexts,
  singleImageErrors,
  singleImageTexts,
} from '#src/model/catalogue/editorTexts.ts';
import { singleImageRules, type SingleImageValues } from '#src/model/catalogue/form.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { EditItemDialog, TakenAt } from '../collection/EditItemDialog.tsx';
import type { CollectionEditor } from '../collection/useCollectionEditor.ts';
import type { Category } from '../fields/CategorySelect.tsx';
import type { ListPlace } from '../editing/PicturePane.tsx';
import { ItemFields, saleDetails, saleValues } from '../fields/ItemFields.tsx';
import { ReplacePicture } from '../uploads/ReplacePicture.tsx';
import { replacedImage } from '../uploads/queue/replacement.ts';

interface SingleImageDialogProps {
  image: {
    opened: PlacedImage;
    live: PlacedImage | undefined;
    place: ListPlace | undefined;
  };
  categories: readonly Category[];
  save: CollectionEditor<PlacedImage>['save'];
  onClose: () => void;
}

type Values = SingleImageValues & { isPublished: boolean };

const labels = {
  title: singleImageTexts.titleLabel,
  description: singleImageTexts.descriptionLabel,
  price: singleImageTexts.priceLabel,
  category: singleImageTexts.categoryLabel,
  isPublished: itemTexts.publishedLabel,
};

export function SingleImageDialog({ image, categories, save, onClose }: SingleImageDialogProps) {
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
      rules={singleImageRules}
      toValues={saleValues}
      toChanges={saleDetails}
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
        </>
      )}
    </EditItemDialog>
  );
}
