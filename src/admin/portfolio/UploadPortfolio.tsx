import { portfolioTexts } from '#src/model/catalogue/editorTexts.ts';
import { portfolioBatchRules, portfolioRules } from '#src/model/catalogue/form.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { nextOrder } from '../kit/collection/nextOrder.ts';
import type { Category } from '../kit/fields/CategorySelect.tsx';
import { ProblemNote } from '../kit/layout/ProblemNote.tsx';
import { UploadPanel } from '../kit/uploads/UploadPanel.tsx';
import { useUploadingItems } from '../kit/uploads/useComingItems.ts';

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
