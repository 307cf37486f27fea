import { Link } from 'react-router-dom';
import { adminPath } from '#src/model/base/routes.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Counters.module.css';
import { useCounters, type Counter } from './useCounters.ts';

function Figure({ status, count }: Counter) {
  if (status === 'loading') return <Skeleton width="2ch" height="1em" />;
  if (count === undefined) return <span title={adminTexts.counterUnknown}>–</span>;
  return <>{count}</>;
}

/** The shop in seven numbers, each with its way to what is counted. */
export function Counters({ pendingCount }: { pendingCount: number | undefined }) {
  const counters = useCounters(pendingCount);
  return (
    <section className={styles['strip']} aria-label={adminTexts.countersLabel}>
      <ul className={styles['list']}>
        {counters.map((counter) => {
          const { name, tab } = counter;
          return (
            <li
              key={name}
              className={classNames(styles['counter'], name === 'pendingOrders' && styles['long'])}
            >
              <Link to={adminPath(tab)} className={styles['link']}>
                <span className={styles['figure']}>
                  <Figure {...counter} />
                </span>
                <span className={styles['label']}>{adminTexts.counters[name]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
