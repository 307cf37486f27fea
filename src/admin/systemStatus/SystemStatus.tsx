import { Database, FileImage, KeyRound, RadioTower, Server, type LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { watchConnection } from '#src/data/presence.ts';
import * as storedFiles from '#src/data/repos/system/storedFiles.ts';
import * as operationLog from '#src/data/repos/system/operationLog.ts';
import { checkService, type CheckedService } from '#src/data/services.ts';
import type { AsyncState } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Resource, Watch } from '#src/model/base/resource.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { healthStatus } from '#src/model/system/health.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { systemStatusErrors, systemStatusTexts as texts } from '#src/model/system/texts.ts';
import { whileAwake } from '#src/stores/awake.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { FileCleanup } from './FileCleanup.tsx';
import { FileProof } from './FileProof.tsx';
import { OperationList } from './OperationList.tsx';
import styles from './SystemStatus.module.css';

export const STATUS_SERVICE_POLL_MS = 2 * SECOND_MS;
export const STATUS_LOG_POLL_MS = 5 * SECOND_MS;

type ServiceName = CheckedService | 'database';

/** Asks every two seconds. Why a service does not answer is for its own screens to say. */
function asked(service: CheckedService): Resource<unknown> {
  const read = async () => {
    if (!navigator.onLine) throw new AppError('offline');
    await checkService(service);
  };
  return { read, every: STATUS_SERVICE_POLL_MS, during: whileAwake };
}

/** The line opens a moment after it is asked for: until the next check it is not known to be closed. */
const watchDatabase: Watch<unknown> = (onNext, onError) => {
  let isOpen = false;
  const tell = () => {
    if (isOpen && navigator.onLine) onNext(isOpen);
    else onError(new AppError('offline'));
  };
  const stop = watchConnection((isNowOpen) => {
    isOpen = isNowOpen;
    if (isOpen) tell();
  });
  const timer = setInterval(tell, STATUS_SERVICE_POLL_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
};

interface Service {
  name: ServiceName;
  icon: LucideIcon;
  resource: Resource<unknown>;
}

const services: readonly Service[] = [
  { name: 'firestore', icon: Database, resource: asked('firestore') },
  { name: 'database', icon: RadioTower, resource: { watch: watchDatabase } },
  { name: 'storage', icon: FileImage, resource: asked('storage') },
  { name: 'auth', icon: KeyRound, resource: asked('auth') },
  { name: 'functions', icon: Server, resource: asked('functions') },
];

function stateOf({ status, error }: AsyncState<unknown>): ServiceState {
  if (status === 'loading') return 'checking';
  return error ? 'disconnected' : 'connected';
}

type ServiceState = keyof typeof texts.states;
type ServiceStates = Partial<Record<ServiceName, ServiceState>>;

interface ServiceRowProps extends Service {
  onState: (name: ServiceName, state: ServiceState) => void;
}

/** The state of a service that the shop stands on. */
function ServiceRow({ name, icon, resource, onState }: ServiceRowProps) {
  const state = stateOf(useResource(resource));
  useEffect(() => onState(name, state), [onState, name, state]);
  return (
    <li className={styles['service']} data-state={state}>
      <Icon of={icon} />
      <span className={styles['name']}>{texts.services[name]}</span>
      <span className={styles['state']}>{texts.states[state]}</span>
    </li>
  );
}

function Services({ onState }: Pick<ServiceRowProps, 'onState'>) {
  return (
    <ul className={styles['services']}>
      {services.map((service) => (
        <ServiceRow key={service.name} {...service} onState={onState} />
      ))}
    </ul>
  );
}

interface HealthProps {
  operations: AsyncState<readonly Operation[]>;
  proof: AsyncState<storedFiles.FileProofReport>;
  states: ServiceStates;
}

/** The state of the whole shop in a few words; while something is unknown it says so. */
function Health({ operations, proof, states }: HealthProps) {
  const all = services.map(({ name }) => states[name] ?? 'checking');
  const hasFailed = operations.error !== undefined || proof.error !== undefined;
  const isKnown = !hasFailed && proof.value !== undefined && !all.includes('checking');
  const known = isKnown && operations.value ? healthStatus(operations.value) : undefined;
  const hasLosses = (proof.value?.losses.length ?? 0) > 0;
  const health = all.includes('disconnected') || hasLosses ? 'error' : known;
  const unknown = hasFailed ? texts.healthUnknown : texts.states.checking;
  return (
    <p className={styles['health']} data-health={health}>
      <span className={styles['dot']} aria-hidden />
      {health ? texts.health[health] : unknown}
    </p>
  );
}

/** The newest operations, the newest first. */
const operationsNow = {
  read: operationLog.read,
  every: STATUS_LOG_POLL_MS,
  during: whileAwake,
};

/** It changes at night, and is read once. */
const proofNow = { read: storedFiles.readProof };

/** The state of the shop: its services, its latest operations, and what becomes of its files. */
export function SystemStatus({ onClose }: { onClose: () => void }) {
  const operations = useResource(operationsNow);
  const proof = useResource(proofNow);
  const [states, setStates] = useState<ServiceStates>({});
  const onState = useCallback(
    (name: ServiceName, state: ServiceState) => setStates((known) => ({ ...known, [name]: state })),
    [],
  );
  return (
    <Dialog title={texts.title} isWide onClose={onClose}>
      <Health operations={operations} proof={proof} states={states} />
      <div className={styles['columns']}>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.servicesTitle}</h3>
          <Services onState={onState} />
        </section>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.logTitle}</h3>
          <AsyncView
            state={operations}
            skeleton={<Skeleton width="100%" height="12rem" />}
            errors={systemStatusErrors.log}
          >
            {(value) => <OperationList operations={value} />}
          </AsyncView>
        </section>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.cleanupTitle}</h3>
          <FileCleanup onCleaned={operations.retry} />
        </section>
        <section className={styles['section']}>
          <h3 className={styles['title']}>{texts.proofTitle}</h3>
          <AsyncView
            state={proof}
            skeleton={<Skeleton width="100%" height="5rem" />}
            errors={systemStatusErrors.proof}
          >
            {(value) => <FileProof {...value} onLeave={onClose} />}
          </AsyncView>
        </section>
      </div>
    </Dialog>
  );
}
