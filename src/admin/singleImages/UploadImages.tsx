import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { singleImageTexts } from '#src/model/catalogue/editorTexts.ts';
import { singleImageBatchRules, singleImageRules } from '#src/model/catalogue/form.ts';
import { SINGLE_IMAGE_DEFAULT_PRICE_DKK, type SingleImage } from '#src/model/catalogue/schema.ts';
import { nextOrder } from '../kit/collection/nextOrder.ts';
import type { Category } from '../kit/fields/CategorySelect.tsx';
import { UploadPanel } from '../kit/uploads/UploadPanel.tsx';
import { useUploadingItems } from '../kit/uploads/useComingItems.ts';

interface UploadImagesProps {
  existing: readonly SingleImage[];
  categories: readonly Category[];
}

const initialValues = { price: formatPriceInput(String(SINGLE_IMAGE_DEFAULT_PRICE_DKK)) };

/** New pictures for sale. */
export function UploadImages({ existing, categories }: UploadImagesProps) {
  const coming = useUploadingItems('singleImage');
  const known = [...existing, ...coming];
  const titles = known.map(({ title }) => title);
  return (
    <UploadPanel
      use="singleImage"
      words={singleImageTexts}
      categories={categories}
      takenTitles={titles}
      initial={initialValues}
      rules={singleImageRules}
      batchRules={singleImageBatchRules(titles)}
      goalOf={({ words }, index) => ({
        kind: 'singleImage',
        words: {
          title: words.title.trim(),
          description: words.description.trim(),
          category: words.category,
          price: parsePriceInput(words.price) ?? 0,
          order: nextOrder(known) + index,
          isPublished: true,
        },
      })}
    />
  );
}
