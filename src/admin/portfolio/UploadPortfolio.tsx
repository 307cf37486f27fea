import type { Category } from '#src/admin/kit/fields/CategorySelect.tsx';
import { nextOrder } from '#src/admin/kit/collection/nextOrder.ts';
import { ProblemNote } from '#src/admin/kit/layout/ProblemNote.tsx';
import { UploadPanel } from '#src/admin/kit/uploads/UploadPanel.tsx';
import { useUploadingItems } from '#src/admin/kit/uploads/useComingItems.ts';
import { portfolioBatchRules, portfolioRules } from '#src/shared/forms/portfolio.ts';
import type { PortfolioItem } from '#src/shared/schemas/portfolioItem.ts';
import { portfolioTexts } from '#src/shared/texts/portfolio.ts';
import { useSession } from '#src/stores/session.ts';

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
