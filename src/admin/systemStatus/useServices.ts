import { useEffect, useState } from 'react';
import { watchLine } from '#src/firebase/presence.ts';
import { reach } from '#src/firebase/services.ts';
import type { AskedService } from '#src/firebase/services.ts';
import { STATUS_SERVICE_POLL_MS } from '#src/shared/limits.ts';

export type ServiceName = AskedService | 'database';
export type ServiceState = 'checking' | 'connected' | 'disconnected';
export type ServiceStates = Record<ServiceName, ServiceState>;

const asked: readonly AskedService[] = ['firestore', 'storage', 'auth', 'functions'];

const unknown: ServiceStates = {
  firestore: 'checking',
  database: 'checking',
  storage: 'checking',
  auth: 'checking',
  functions: 'checking',
};

async function stateOf(service: AskedService): Promise<ServiceState> {
  if (!navigator.onLine) return 'disconnected';
  try {
    await reach(service);
    return 'connected';
  } catch {
    // Why it does not answer is for its own screens to say.
    return 'disconnected';
  }
}

/** Asks every two seconds, but not again while an answer is still on its way. */
function watchService(service: AskedService, onNext: (state: ServiceState) => void): () => void {
  let isAsking = false;
  let isStopped = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const state = await stateOf(service);
    isAsking = false;
    if (!isStopped) onNext(state);
  };
  void ask();
  const timer = setInterval(() => void ask(), STATUS_SERVICE_POLL_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
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
  const [states, setStates] = useState(unknown);
  useEffect(() => {
    const tell = (name: ServiceName) => (state: ServiceState) =>
      setStates((before) => (before[name] === state ? before : { ...before, [name]: state }));
    const stops = [
      ...asked.map((service) => watchService(service, tell(service))),
      watchDatabase(tell('database')),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return states;
}
