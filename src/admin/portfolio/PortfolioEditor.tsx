import { movePortfolioItemToBin } from '#src/data/catalogue/takeOffSale.ts';
import * as portfolio from '#src/data/repos/catalogue/portfolio.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { fillText } from '#src/model/base/text.ts';
import { portfolioTexts, portfolioErrors } from '#src/model/catalogue/editing/editorTexts.ts';
import {
  portfolioBatchRules,
  portfolioRules,
  type PortfolioValues,
} from '#src/model/catalogue/editing/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { wordDetails, wordValues, type WordValues } from '#src/model/catalogue/pictureWords.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import { PORTFOLIO_DEFAULT_CATEGORY, type PortfolioItem } from '#src/model/catalogue/schema.ts';
import { titlesOfOthers } from '#src/model/catalogue/titles.ts';
import { smallUrl, largeUrl } from '#src/model/files/picture.ts';
import { useSession } from '#src/stores/session.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import { EditItemDialog, TakenAt } from '../collection/EditItemDialog.tsx';
import { useCollectionEditor, type CollectionEditor } from '../collection/useCollectionEditor.ts';
import { inlineEditing } from '../collection/useInlineEdits.ts';
import type { ListPlace } from '../editing/PicturePane.tsx';
import { type Category, useCategories, categoryName, ItemFields } from '../fields/ItemFields.tsx';
import { PictureWordFields, wordLabels } from '../fields/PictureWordFields.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import { replacedPortfolioItem } from '../uploads/queue/replacement.ts';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import { ReplacePicture } from '../uploads/ReplacePicture.tsx';
import { UploadPanel } from '../uploads/UploadPanel.tsx';

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

type EditedValues = PortfolioValues & WordValues & Pick<PortfolioItem, 'featured'>;

function portfolioValues(item: PortfolioItem): EditedValues {
  const { title, description, category, featured } = item;
  return { title, description, ...wordValues(item), category, featured };
}

function portfolioChanges(values: EditedValues): Partial<PortfolioItem> {
  const { title, description, category, featured } = values;
  return {
    title: title.trim(),
    description: description.trim(),
    ...wordDetails(values),
    category,
    featured,
  };
}

function portfolioUpdateErrors({ title }: Pick<PortfolioItem, 'title'>): OperationErrors {
  return { fallback: fillText(portfolioErrors.update.fallback, { title }) };
}

const labels = {
  title: portfolioTexts.titleLabel,
  description: portfolioTexts.descriptionLabel,
  ...wordLabels,
  category: portfolioTexts.categoryLabel,
  featured: portfolioTexts.featuredLabel,
};

function PortfolioDialog(props: PortfolioDialogProps) {
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
          <PictureWordFields form={form} />
        </>
      )}
    </EditItemDialog>
  );
}

const BIN_KINDS = ['portfolio'] as const;

const removeItem = ({ id }: PortfolioItem): Promise<string> => movePortfolioItemToBin(id);

/** The category of pictures without a filter button. */
export const generalCategory: readonly Category[] = [
  { slug: PORTFOLIO_DEFAULT_CATEGORY, name: portfolioTexts.generalCategory },
];

interface UploadPortfolioProps {
  existing: readonly PortfolioItem[];
  categories: readonly Category[];
}

/** Without the rule for taken titles: those are compared for all pictures together. */
const uploadRules = portfolioRules();

/** Uploads new pictures to the portfolio. */
export function UploadPortfolio({ existing, categories }: UploadPortfolioProps) {
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const uploading = useUploadingItems('portfolio');
  const known = [...existing, ...uploading];
  const titles = known.map(({ title }) => title);
  if (!isAdmin) return <ProblemNote text={portfolioTexts.adminRequired} />;
  return (
    <UploadPanel
      use="portfolio"
      texts={portfolioTexts}
      categories={categories}
      takenTitles={titles}
      rules={uploadRules}
      batchRules={portfolioBatchRules(titles)}
      targetOf={({ values }, index) => ({
        kind: 'portfolio',
        words: {
          title: values.title.trim(),
          description: values.description.trim(),
          ...wordDetails(values),
          category: values.category,
          order: nextOrder(known) + index,
        },
      })}
    />
  );
}

const pictureOf = ({ picture }: PortfolioItem) => picture;

/** Edits the portfolio: pictures that are shown but not sold. */
export function PortfolioEditor() {
  const editor = useCollectionEditor(portfolio);
  const { categories } = useCategories(generalCategory);
  const known = editor.list.value ?? [];
  const inline = inlineEditing({
    toValues: portfolioValues,
    toChanges: portfolioChanges,
    rulesFor: ({ id }: PortfolioItem) => portfolioRules(titlesOfOthers(known, id)),
    errorsFor: portfolioUpdateErrors,
  });
  return (
    <CollectionPage
      editor={editor}
      texts={portfolioTexts}
      errors={portfolioErrors}
      categories={categories}
      toCard={(item) => ({
        id: item.id,
        title: item.title,
        src: smallUrl(item),
        previewPath: previewPath(item),
        picture: item.picture,
        facts: [
          categoryName(item.category, categories),
          ...(item.featured ? [portfolioTexts.featured] : []),
        ],
        isPublished: item.isPublished,
      })}
      pictureOf={pictureOf}
      inline={inline}
      remove={removeItem}
      binKinds={BIN_KINDS}
      renderDialog={(item, onClose) => (
        <PortfolioDialog
          item={item}
          otherTitles={titlesOfOthers(known, item.opened.id)}
          categories={categories}
          save={editor.save}
          onClose={onClose}
        />
      )}
    >
      <UploadPortfolio existing={known} categories={categories} />
    </CollectionPage>
  );
}
