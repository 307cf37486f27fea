import { Database, FileImage, KeyRound, RadioTower, Server, type LucideIcon } from 'lucide-react';
import { healthStatus } from '#src/model/system/health.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { systemStatusErrors, systemStatusTexts as texts } from '#src/model/system/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { FileCleanup } from './FileCleanup.tsx';
import { OperationList } from './OperationList.tsx';
import styles from './SystemStatus.module.css';
import { useOperations } from './useOperations.ts';
import { useServices, type ServiceName } from './useServices.ts';

const services: readonly (readonly [ServiceName, LucideIcon])[] = [
  ['firestore', Database],
  ['database', RadioTower],
  ['storage', FileImage],
  ['auth', KeyRound],
  ['functions', Server],
];

function Services() {
  const states = useServices();
  return (
    <ul className={styles['services']}>
      {services.map(([name, icon]) => (
        <li key={name} className={styles['service']} data-state={states[name]}>
          <Icon of={icon} />
          <span className={styles['name']}>{texts.services[name]}</span>
          <span className={styles['state']}>{texts.states[states[name]]}</span>
        </li>
      ))}
    </ul>
  );
}

function Log({ operations }: { operations: readonly Operation[] }) {
  const health = healthStatus(operations);
  return (
    <>
      <p className={styles['health']} data-health={health}>
        <span className={styles['dot']} aria-hidden />
        {texts.health[health]}
      </p>
      <OperationList operations={operations} />
    </>
  );
}

/** How the shop is doing: its services, what was done last, and the cleanup of its files. */
export function SystemStatus({ onClose }: { onClose: () => void }) {
  const operations = useOperations();
  return (
    <Dialog title={texts.title} isWide onClose={onClose}>
      <div className={styles['columns']}>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.servicesTitle}</h3>
          <Services />
        </section>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.logTitle}</h3>
          <AsyncView
            state={operations}
            skeleton={<Skeleton width="100%" height="12rem" />}
            errors={systemStatusErrors.log}
          >
            {(value) => <Log operations={value} />}
          </AsyncView>
        </section>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.cleanupTitle}</h3>
          <FileCleanup onCleaned={operations.retry} />
        </section>
      </div>
    </Dialog>
  );
}
