import { filesNamedIn } from '#src/data/fileReferences.ts';
import * as portfolio from '#src/data/repos/portfolio.ts';
import { listPaths, remove } from '#src/data/storage.ts';
import { portfolioTexts, portfolioErrors } from '#src/model/catalogue/editorTexts.ts';
import { portfolioBatchRules, portfolioRules } from '#src/model/catalogue/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import { PORTFOLIO_DEFAULT_CATEGORY, type PortfolioItem } from '#src/model/catalogue/schema.ts';
import { titlesOfOthers } from '#src/model/catalogue/titles.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import { smallUrl } from '#src/model/files/picture.ts';
import { useSession } from '#src/stores/session.ts';
import { CollectionPage } from '../collection/CollectionPage.tsx';
import { orLeftForCleanup, type FilesOutcome } from '../collection/removeFiles.ts';
import { useCollectionEditor } from '../collection/useCollectionEditor.ts';
import { inlineEditing } from '../collection/useInlineEdits.ts';
import { type Category, useCategories, categoryName } from '../fields/CategorySelect.tsx';
import { ProblemNote } from '../layout/EditorShell.tsx';
import { UploadPanel } from '../uploads/UploadPanel.tsx';
import { useUploadingItems } from '../uploads/queue/uploadHandlers.ts';
import {
  PortfolioDialog,
  portfolioChanges,
  portfolioUpdateErrors,
  portfolioValues,
} from './PortfolioDialog.tsx';

/** The part of the name that all files of one picture share; undefined for files of other areas. */
function pictureKey(path: string): string | undefined {
  const parts =
    storagePaths.portfolioOriginal.parse(path) ?? storagePaths.portfolioDisplay.parse(path);
  return parts && `${parts.timestamp}_${parts.id}`;
}

/** All stored files of one picture: those its record names, and others with the same key. */
async function portfolioFiles(item: PortfolioItem): Promise<string[]> {
  const keys = new Set([...filesNamedIn(item)].map(pictureKey));
  keys.delete(undefined);
  const { portfolioOriginals, portfolioDisplay } = storageAreas;
  const stored = await Promise.all([portfolioOriginals, portfolioDisplay].map(listPaths));
  return stored.flat().filter((path) => keys.has(pictureKey(path)));
}

async function removeFilesOf(item: PortfolioItem): Promise<FilesOutcome> {
  await Promise.all((await portfolioFiles(item)).map(remove));
  return { isKept: false, isLeft: false };
}

/** Deletes a picture of the portfolio with all its files, which nobody can have bought. */
async function removePortfolioItem(item: PortfolioItem): Promise<FilesOutcome> {
  await portfolio.remove(item.id);
  return orLeftForCleanup(removeFilesOf(item));
}

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
