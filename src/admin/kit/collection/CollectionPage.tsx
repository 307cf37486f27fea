import type { ReactNode } from 'react';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { EditorShell } from '../layout/EditorShell.tsx';
import {
  CollectionItems,
  type CollectionItem,
  type CollectionItemsProps,
} from './CollectionItems.tsx';
import { ItemGridSkeleton } from './ItemGridSkeleton.tsx';

interface CollectionPageProps<Kind extends CollectionItem> extends Omit<
  CollectionItemsProps<Kind>,
  'items' | 'removeErrors'
> {
  words: CollectionItemsProps<Kind>['words'] & { title: string; intro: string };
  errors: Record<'load' | 'remove', OperationErrors>;
  /** Where new items come from. */
  children: ReactNode;
}

/** The editor of a collection: the way to new items, and below it what is there. */
export function CollectionPage<Kind extends CollectionItem>({
  errors,
  children,
  ...rest
}: CollectionPageProps<Kind>) {
  const { editor, words } = rest;
  return (
    <EditorShell title={words.title} intro={words.intro} isWide>
      {children}
      <AsyncView state={editor.list} skeleton={<ItemGridSkeleton />} errors={errors.load}>
        {(items) => <CollectionItems {...rest} items={items} removeErrors={errors.remove} />}
      </AsyncView>
    </EditorShell>
  );
}
