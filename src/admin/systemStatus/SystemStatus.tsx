import { useEffect, useState } from 'react';
import { Database, FileImage, KeyRound, RadioTower, Server, type LucideIcon } from 'lucide-react';
import { watchConnection } from '#src/data/presence.ts';
import { checkService, type CheckedService } from '#src/data/services.ts';
import { polled } from '#src/hooks/polled.ts';
import { AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/time.ts';
import { healthStatus } from '#src/model/system/health.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { systemStatusErrors, systemStatusTexts as texts } from '#src/model/system/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { FileCleanup } from './FileCleanup.tsx';
import { OperationList, useOperations } from './OperationList.tsx';
import styles from './SystemStatus.module.css';

export const STATUS_SERVICE_POLL_MS = 2 * SECOND_MS;

export type ServiceName = CheckedService | 'database';
export type ServiceState = 'checking' | 'connected' | 'disconnected';
export type ServiceStates = Record<ServiceName, ServiceState>;

const askedServices: readonly CheckedService[] = ['firestore', 'storage', 'auth', 'functions'];

const allChecking: ServiceStates = {
  firestore: 'checking',
  database: 'checking',
  storage: 'checking',
  auth: 'checking',
  functions: 'checking',
};

async function askService(service: CheckedService): Promise<void> {
  if (!navigator.onLine) throw new AppError('offline');
  await checkService(service);
}

/**
 * Checks every two seconds. The reason of a failure is left to the screens that use the service.
 */
function watchService(service: CheckedService, onNext: (state: ServiceState) => void): () => void {
  const watch = polled(() => askService(service), STATUS_SERVICE_POLL_MS);
  return watch(
    () => onNext('connected'),
    () => onNext('disconnected'),
  );
}

/** The connection takes a moment to open, so it only counts as closed at the next check. */
function watchDatabase(onNext: (state: ServiceState) => void): () => void {
  let isOpen = false;
  const tell = () => onNext(isOpen && navigator.onLine ? 'connected' : 'disconnected');
  const stop = watchConnection((isNowOpen) => {
    isOpen = isNowOpen;
    if (isOpen) tell();
  });
  const timer = setInterval(tell, STATUS_SERVICE_POLL_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The reachability of each service. */
export function useServices(): ServiceStates {
  const [states, setStates] = useState(allChecking);
  useEffect(() => {
    const tell = (name: ServiceName) => (state: ServiceState) =>
      setStates((before) => (before[name] === state ? before : { ...before, [name]: state }));
    const stops = [
      ...askedServices.map((service) => watchService(service, tell(service))),
      watchDatabase(tell('database')),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return states;
}

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

/** The status of the shop: its services, its operation log, and the cleanup of files. */
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
