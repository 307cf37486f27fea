import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { fillText } from '#src/model/base/text.ts';
import { portfolioErrors, portfolioTexts } from '#src/model/catalogue/editorTexts.ts';
import { portfolioRules, type PortfolioValues } from '#src/model/catalogue/form.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { EditItemDialog, TakenAt } from '../collection/EditItemDialog.tsx';
import type { CollectionEditor } from '../collection/useCollectionEditor.ts';
import type { Category } from '../fields/CategorySelect.tsx';
import type { ListPlace } from '../editing/PicturePane.tsx';
import { ItemFields } from '../fields/ItemFields.tsx';
import { ReplacePicture } from '../uploads/ReplacePicture.tsx';
import { replacedPortfolioItem } from '../uploads/queue/replacement.ts';

interface PortfolioDialogProps {
  item: {
    opened: PortfolioItem;
    live: PortfolioItem | undefined;
    place: ListPlace | undefined;
  };
  otherTitles: readonly string[];
  categories: readonly Category[];
  save: CollectionEditor<PortfolioItem>['save'];
  onClose: () => void;
}

type EditedValues = PortfolioValues & Pick<PortfolioItem, 'featured'>;

export function portfolioValues(item: PortfolioItem): EditedValues {
  const { title, description, category, featured } = item;
  return { title, description, category, featured };
}

export function portfolioChanges(values: EditedValues): Partial<PortfolioItem> {
  const { title, description, ...others } = values;
  return { title: title.trim(), description: description.trim(), ...others };
}

export function portfolioUpdateErrors({ title }: Pick<PortfolioItem, 'title'>): OperationErrors {
  return { fallback: fillText(portfolioErrors.update.fallback, { title }) };
}

const labels = {
  title: portfolioTexts.titleLabel,
  description: portfolioTexts.descriptionLabel,
  category: portfolioTexts.categoryLabel,
  featured: portfolioTexts.featuredLabel,
};

export function PortfolioDialog(props: PortfolioDialogProps) {
  const { item, otherTitles, categories, save, onClose } = props;
  const shown = item.live ?? item.opened;
  return (
    <EditItemDialog<PortfolioItem, EditedValues>
      item={item}
      shared={{ kind: 'portfolio', id: item.opened.id }}
      title={portfolioTexts.editTitle}
      picture={{
        src: largeUrl(shown),
        picture: shown.picture,
        place: item.place,
        foot: <ReplacePicture key={shown.id} picture={replacedPortfolioItem(shown)} />,
      }}
      rules={portfolioRules(otherTitles)}
      toValues={portfolioValues}
      toChanges={portfolioChanges}
      labels={labels}
      save={save}
      success={(values) => portfolioTexts.updated(values.title.trim())}
      errors={portfolioUpdateErrors(item.opened)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ItemFields
            form={form}
            isForSale={false}
            categories={categories}
            currentCategory={item.opened.category}
          />
          <Switch
            label={portfolioTexts.featuredLabel}
            hint={portfolioTexts.featuredHint}
            {...form.register('featured')}
          />
          <TakenAt picture={item.opened} />
        </>
      )}
    </EditItemDialog>
  );
}
