import * as portfolio from '#src/data/repos/portfolio.ts';
import { portfolioTexts, portfolioErrors } from '#src/model/catalogue/editorTexts.ts';
import { portfolioBatchRules, portfolioRules } from '#src/model/catalogue/form.ts';
import { PORTFOLIO_DEFAULT_CATEGORY, type PortfolioItem } from '#src/model/catalogue/schema.ts';
import { titlesOfOthers } from '#src/model/catalogue/titles.ts';
import { smallUrl } from '#src/model/files/pictureAddress.ts';
import { useSession } from '#src/stores/session.ts';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import { nextOrder, useCollectionEditor } from '../collection/useCollectionEditor.ts';
import { type Category, useCategories, categoryName } from '../fields/CategorySelect.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import { UploadPanel } from '../uploads/UploadPanel.tsx';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import { PortfolioDialog } from './PortfolioDialog.tsx';
import { removePortfolioItem } from './removePortfolioItem.ts';

/** The category of pictures that belong to none of the filter buttons. */
export const generalCategory: readonly Category[] = [
  { slug: PORTFOLIO_DEFAULT_CATEGORY, name: portfolioTexts.generalCategory },
];

interface UploadPortfolioProps {
  existing: readonly PortfolioItem[];
  categories: readonly Category[];
}

/** Titles are compared for all pictures together. */
const uploadRules = portfolioRules();

/** New pictures for the portfolio. */
export function UploadPortfolio({ existing, categories }: UploadPortfolioProps) {
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const coming = useUploadingItems('portfolio');
  const known = [...existing, ...coming];
  const titles = known.map(({ title }) => title);
  if (!isAdmin) return <ProblemNote text={portfolioTexts.adminRequired} />;
  return (
    <UploadPanel
      use="portfolio"
      words={portfolioTexts}
      categories={categories}
      takenTitles={titles}
      rules={uploadRules}
      batchRules={portfolioBatchRules(titles)}
      goalOf={({ words }, index) => ({
        kind: 'portfolio',
        words: {
          title: words.title.trim(),
          description: words.description.trim(),
          category: words.category,
          order: nextOrder(known) + index,
        },
      })}
    />
  );
}

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
