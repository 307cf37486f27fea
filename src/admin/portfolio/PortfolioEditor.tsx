import { useCategories } from '#src/admin/kit/fields/CategorySelect.tsx';
import { categoryName } from '#src/admin/kit/fields/categoryName.ts';
import { CollectionItems } from '#src/admin/kit/collection/CollectionItems.tsx';
import { ItemGridSkeleton } from '#src/admin/kit/collection/ItemGridSkeleton.tsx';
import { useCollectionEditor } from '#src/admin/kit/collection/useCollectionEditor.ts';
import { EditorShell } from '#src/admin/kit/layout/EditorShell.tsx';
import * as portfolio from '#src/firebase/repos/portfolio.ts';
import { portfolioErrors, portfolioTexts } from '#src/shared/texts/portfolio.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { generalCategory } from './generalCategory.ts';
import { PortfolioDialog } from './PortfolioDialog.tsx';
import { removePortfolioItem } from './removePortfolioItem.ts';
import { UploadPortfolio } from './UploadPortfolio.tsx';

/** The pictures that are shown and not sold. */
export function PortfolioEditor() {
  const editor = useCollectionEditor(portfolio);
  const { categories } = useCategories(generalCategory);
  const { list } = editor;
  return (
    <EditorShell title={portfolioTexts.title} intro={portfolioTexts.intro} isWide>
      <UploadPortfolio existing={list.value ?? []} categories={categories} />
      <AsyncView state={list} skeleton={<ItemGridSkeleton />} errors={portfolioErrors.load}>
        {(items) => (
          <CollectionItems
            items={items}
            editor={editor}
            categories={categories}
            show={({ id, title, thumbnailUrl, imageUrl, picture, category, isPublished }) => ({
              id,
              title,
              src: thumbnailUrl === '' ? imageUrl : thumbnailUrl,
              picture,
              facts: [categoryName(category, categories)],
              isPublished,
            })}
            words={portfolioTexts}
            bulkWords={portfolioTexts}
            remove={removePortfolioItem}
            removeErrors={portfolioErrors.remove}
            renderDialog={(item, onClose) => (
              <PortfolioDialog
                item={item}
                otherTitles={items
                  .filter(({ id }) => id !== item.opened.id)
                  .map(({ title }) => title)}
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
