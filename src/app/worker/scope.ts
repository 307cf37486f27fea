/*
 * The types of a service worker's own events. TypeScript knows them only together with a library that
 * contradicts the browser's, which every other file of the site needs.
 */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** What the build tells the worker. */
export interface WorkerBuild {
  /** Differs between any two builds that differ. */
  version: string;
  /** What the public pages are made of. */
  files: readonly string[];
  /** Where public pictures come from. */
  storageOrigins: readonly string[];
  bucket: string | null;
  /** Where public documents come from, up to the documents themselves. */
  documents: string | null;
}

declare global {
  /** Put in by the build. */
  const WORKER_BUILD: WorkerBuild;
}
