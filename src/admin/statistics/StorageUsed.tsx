import { storageUse } from '#src/data/repos/system/storedFiles.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import {
  monthlyKroner,
  storageParts,
  totalUse,
  type StorageUse,
  type Used,
} from '#src/model/statistics/storageUse.ts';
import { statisticsErrors, statisticsTexts as texts } from '#src/model/statistics/texts.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Statistics.module.css';

function Row({ name, used: { files, bytes } }: { name: string; used: Used }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{texts.count(files)}</td>
      <td>{formatBytes(bytes)}</td>
      <td>{texts.about(formatKroner(monthlyKroner(bytes)))}</td>
    </tr>
  );
}

function Parts({ use }: { use: StorageUse }) {
  return (
    <>
      <table className={styles['table']} aria-label={texts.storageTitle}>
        <thead>
          <tr>
            <th scope="col">{texts.storagePart}</th>
            <th scope="col">{texts.storageCount}</th>
            <th scope="col">{texts.storageBytes}</th>
            <th scope="col">{texts.storagePrice}</th>
          </tr>
        </thead>
        <tbody>
          {storageParts.map((part) => {
            const used = use.parts[part];
            return used && <Row key={part} name={texts.storageParts[part]} used={used} />;
          })}
        </tbody>
        <tfoot>
          <Row name={texts.sum} used={totalUse(use)} />
        </tfoot>
      </table>
      <p className={styles['note']}>{texts.storageMeasured(formatDateTime(use.at))}</p>
    </>
  );
}

/** Shows how much room the files take, and about what that costs. */
export function StorageUsed() {
  const use = useResource(storageUse);
  return (
    <section>
      <h2 className={styles['title']}>{texts.storageTitle}</h2>
      <AsyncView
        state={use}
        skeleton={<Skeleton width="100%" height="10rem" />}
        errors={statisticsErrors.storage}
      >
        {(value) =>
          value ? <Parts use={value} /> : <p className={styles['note']}>{texts.storageUnknown}</p>
        }
      </AsyncView>
    </section>
  );
}
