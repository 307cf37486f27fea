import { useState } from 'react';
import * as categories from '#src/data/repos/catalogue/categories.ts';
import type { Categorised } from '#src/data/repos/catalogue/categories.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { BULK_BATCH_SIZE } from '#src/model/base/bulk.ts';
import {
  filterButtonErrors,
  filterButtonTexts,
} from '#src/model/catalogue/filterButtons/filterButtonTexts.ts';
import { retireFormerSlugs } from '#src/model/catalogue/filterButtons/filterButtonChanges.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { notDone, useBulkRun, type BulkRun } from '../bulk/useBulkRun.ts';
import type { ListEditor } from '../editing/useListEditor.ts';
import { isUnfinished, useUploads } from '../uploads/queue/uploadState.ts';

export interface Renamed {
  id: string;
  slug: string;
  formerSlugs: readonly string[];
}

interface CarriedPictures {
  run: BulkRun<Categorised>;
  /** The pictures of a renamed button are being found or moved. */
  isBusy: boolean;
  carry: (button: Renamed) => Promise<void>;
}

/**
 * Gives the pictures of a renamed filter button its new slug. The button keeps its former slugs until
 * all have followed: a run that was cut off can be repeated, in any browser. Somebody may give a picture
 * a former slug meanwhile, so after a run the pictures are looked for again.
 */
export function useCarriedPictures(apply: ListEditor<FilterButton>['apply']): CarriedPictures {
  const run = useBulkRun<Categorised>();
  const [isListing, setIsListing] = useState(false);

  async function retire({ id, formerSlugs }: Renamed): Promise<void> {
    // A picture on its way still has the category that was chosen for it.
    if (useUploads.getState().items.some(isUnfinished)) return;
    try {
      await apply(retireFormerSlugs(id, formerSlugs));
    } catch (thrown) {
      reportFailure(thrown, filterButtonErrors.save);
    }
  }

  async function carry(button: Renamed): Promise<void> {
    setIsListing(true);
    try {
      const items = await categories.listIn(button.formerSlugs);
      if (items.length === 0) {
        await retire(button);
        return;
      }
      await run.start({
        items,
        batchSize: BULK_BATCH_SIZE,
        write: (batch) => categories.moveTo(button.slug, batch),
        texts: filterButtonTexts.carrying,
        onEnd: (outcome) => {
          if (notDone(outcome).length === 0) void carry(button);
        },
      });
    } catch (thrown) {
      reportFailure(thrown, { fallback: filterButtonTexts.notListed });
    } finally {
      setIsListing(false);
    }
  }

  return { run, isBusy: isListing || run.state !== undefined, carry };
}
