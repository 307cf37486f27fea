import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatKroner } from '#src/model/base/money.ts';
import { pricePackageTexts } from '#src/model/content/editorTexts.ts';
import {
  canArrangeGroups,
  groupPackages,
  type PriceGroup,
} from '#src/model/content/pricePackages.ts';
import { priceTexts } from '#src/model/content/priceTexts.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { FeatureList } from '#src/ui/display/Facts.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { SortableArea } from '../sorting/SortableArea.tsx';
import { SortableItems, SortableList } from '../sorting/SortableList.tsx';
import styles from './PriceGroups.module.css';

interface PricePackageCardProps {
  item: PricePackage;
  /** The drag handle. */
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

export function PricePackageCard({ item, handle, onEdit, onRemove }: PricePackageCardProps) {
  const { name, price, description, features, featured, isPublished } = item;
  return (
    <article className={classNames(styles['card'], !isPublished && styles['draft'])}>
      <header className={styles['cardHead']}>
        <h3 className={styles['cardName']}>{name}</h3>
        <p className={styles['price']}>
          {price === 0 ? priceTexts.onRequest : formatKroner(price)}
        </p>
      </header>
      <p className={styles['labels']}>
        {featured && <span className={styles['label']}>{priceTexts.featured}</span>}
        {isPublished ? (
          <VisuallyHidden>{adminTexts.published}</VisuallyHidden>
        ) : (
          <span className={styles['label']}>{adminTexts.draft}</span>
        )}
      </p>
      <p className={styles['description']}>{description}</p>
      <div className={styles['features']}>
        <FeatureList features={features} />
      </div>
      <footer className={styles['actions']}>
        {handle}
        <IconButton icon={Pencil} label={pricePackageTexts.editLabel(name)} onClick={onEdit} />
        <IconButton icon={Trash2} label={pricePackageTexts.removeLabel(name)} onClick={onRemove} />
      </footer>
    </article>
  );
}

interface GroupOrderProps {
  groups: readonly PriceGroup[];
  onMove: (group: string, toIndex: number) => void;
}

/** The names of the groups, which can be dragged into the order that visitors see. */
function GroupOrder({ groups, onMove }: GroupOrderProps) {
  return (
    <section className={styles['arrange']}>
      <h2 className={styles['arrangeTitle']}>{pricePackageTexts.groupsInOrder}</h2>
      <SortableList
        items={groups.map(({ name }) => ({ id: name }))}
        nameOf={({ id }) => pricePackageTexts.groupNamed(id)}
        layout="grid"
        className={styles['names']}
        itemClassName={styles['groupName']}
        onMove={onMove}
        renderItem={({ id }, handle) => (
          <>
            {handle}
            {id}
          </>
        )}
      />
    </section>
  );
}

interface PriceGroupsProps {
  packages: readonly PricePackage[];
  onMove: (id: string, overId: string) => void;
  onMoveGroup: (group: string, toIndex: number) => void;
  onEdit: (item: PricePackage) => void;
  onRemove: (item: PricePackage) => void;
}

/** The packages by group, as visitors see them. Groups and packages can be dragged to other places. */
export function PriceGroups(props: PriceGroupsProps) {
  const { packages, onMove, onMoveGroup, onEdit, onRemove } = props;
  const groups = groupPackages(packages);
  return (
    <>
      {canArrangeGroups(groups) && <GroupOrder groups={groups} onMove={onMoveGroup} />}
      <SortableArea
        nameOf={(id) => packages.find((each) => each.id === id)?.name ?? ''}
        onDrop={onMove}
      >
        {groups.map((group) => (
          <section key={group.name} className={styles['group']}>
            <header className={styles['head']}>
              <h2 className={styles['name']}>{group.name}</h2>
              <p className={styles['facts']}>
                {pricePackageTexts.groupFacts(group.packages.length)}
              </p>
            </header>
            <SortableItems
              items={group.packages}
              nameOf={({ name }) => name}
              layout="grid"
              className={styles['cards']}
              renderItem={(item, handle) => (
                <PricePackageCard
                  item={item}
                  handle={handle}
                  onEdit={() => onEdit(item)}
                  onRemove={() => onRemove(item)}
                />
              )}
            />
          </section>
        ))}
      </SortableArea>
    </>
  );
}

const GROUPS = [0, 1];
const CARDS = [0, 1, 2, 3];

export function PricePackagesSkeleton() {
  return GROUPS.map((group) => (
    <div key={group} className={styles['group']} aria-hidden>
      <Skeleton width="14rem" height="1.75rem" />
      <div className={styles['cards']}>
        {CARDS.map((card) => (
          <Skeleton key={card} height="18rem" />
        ))}
      </div>
    </div>
  ));
}
