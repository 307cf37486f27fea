import { pricePackageTexts } from '#src/model/content/editorTexts.ts';
import { groupPackages } from '#src/model/content/pricePackages.ts';
import type { PricePackage } from '#src/model/content/schema.ts';
import { SortableArea } from '../kit/sorting/SortableArea.tsx';
import { SortableItems } from '../kit/sorting/SortableList.tsx';
import styles from './PriceGroups.module.css';
import { PricePackageCard } from './PricePackageCard.tsx';

interface PriceGroupsProps {
  packages: readonly PricePackage[];
  onMove: (id: string, overId: string) => void;
  onEdit: (item: PricePackage) => void;
  onRemove: (item: PricePackage) => void;
}

/** The packages by group, as visitors will find them; each can be dragged to another place. */
export function PriceGroups({ packages, onMove, onEdit, onRemove }: PriceGroupsProps) {
  return (
    <SortableArea
      nameOf={(id) => packages.find((each) => each.id === id)?.name ?? ''}
      onDrop={onMove}
    >
      {groupPackages(packages).map((group) => (
        <section key={group.name} className={styles['group']}>
          <header className={styles['head']}>
            <h2 className={styles['name']}>{group.name}</h2>
            <p className={styles['place']}>
              {pricePackageTexts.groupFacts(group.order, group.packages.length)}
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
  );
}
