import { useEffect, useState } from 'react';
import { watchLine } from '#src/data/presence.ts';
import { reach, type AskedService } from '#src/data/services.ts';
import { polled } from '#src/hooks/polled.ts';
import { AppError } from '#src/model/base/errors.ts';
import { STATUS_SERVICE_POLL_MS } from '#src/shared/limits.ts';

export type ServiceName = AskedService | 'database';
export type ServiceState = 'checking' | 'connected' | 'disconnected';
export type ServiceStates = Record<ServiceName, ServiceState>;

const askedServices: readonly AskedService[] = ['firestore', 'storage', 'auth', 'functions'];

const allChecking: ServiceStates = {
  firestore: 'checking',
  database: 'checking',
  storage: 'checking',
  auth: 'checking',
  functions: 'checking',
};

async function askService(service: AskedService): Promise<void> {
  if (!navigator.onLine) throw new AppError('offline');
  await reach(service);
}

/** Asks every two seconds. Why a service does not answer is for its own screens to say. */
function watchService(service: AskedService, onNext: (state: ServiceState) => void): () => void {
  const watch = polled(() => askService(service), STATUS_SERVICE_POLL_MS);
  return watch(
    () => onNext('connected'),
    () => onNext('disconnected'),
  );
}

/** The line opens a moment after it is asked for: until the next check it is not known to be closed. */
function watchDatabase(onNext: (state: ServiceState) => void): () => void {
  let isOpen = false;
  const tell = () => onNext(isOpen && navigator.onLine ? 'connected' : 'disconnected');
  const stop = watchLine((isNowOpen) => {
    isOpen = isNowOpen;
    if (isOpen) tell();
  });
  const timer = setInterval(tell, STATUS_SERVICE_POLL_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Whether each service the shop stands on can be reached. */
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
