import * as portfolio from '#src/data/repos/portfolio.ts';
import { portfolioErrors, portfolioTexts } from '#src/model/catalogue/editorTexts.ts';
import { titlesBesides } from '#src/model/catalogue/titles.ts';
import { smallUrl } from '#src/model/files/pictureAddress.ts';
import { CollectionPage } from '../kit/collection/CollectionPage.tsx';
import { useCollectionEditor } from '../kit/collection/useCollectionEditor.ts';
import { useCategories } from '../kit/fields/CategorySelect.tsx';
import { categoryName } from '../kit/fields/categoryName.ts';
import { PortfolioDialog } from './PortfolioDialog.tsx';
import { UploadPortfolio } from './UploadPortfolio.tsx';
import { generalCategory } from './generalCategory.ts';
import { removePortfolioItem } from './removePortfolioItem.ts';

/** The pictures that are shown and not sold. */
export function PortfolioEditor() {
  const editor = useCollectionEditor(portfolio);
  const { categories } = useCategories(generalCategory);
  const known = editor.list.value ?? [];
  return (
    <CollectionPage
      editor={editor}
      words={portfolioTexts}
      errors={portfolioErrors}
      categories={categories}
      show={(item) => ({
        id: item.id,
        title: item.title,
        src: smallUrl(item),
        picture: item.picture,
        facts: [categoryName(item.category, categories)],
        isPublished: item.isPublished,
      })}
      remove={removePortfolioItem}
      renderDialog={(item, onClose) => (
        <PortfolioDialog
          item={item}
          otherTitles={titlesBesides(known, item.opened.id)}
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
