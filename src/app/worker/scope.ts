/*
 * The types of a service worker's events. TypeScript declares them in the library "webworker", which
 * conflicts with the library "dom" that all other files need.
 */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown;
}

export interface PushedEvent extends LastingEvent {
  readonly data: { json: () => unknown } | null;
}

export interface ShownNotification {
  readonly data: unknown;
  close: () => void;
}

interface ClickedEvent extends LastingEvent {
  readonly notification: ShownNotification;
}

interface OpenWindow {
  readonly url: string;
  postMessage: (message: unknown) => void;
  focus: () => Promise<unknown>;
}

interface WorkerClients {
  claim: () => Promise<void>;
  matchAll: (asked: { type: 'window'; includeUncontrolled: true }) => Promise<OpenWindow[]>;
  openWindow: (url: string) => Promise<unknown>;
}

/** A list that the page read by a query. */
export interface AskedList {
  url: string;
  body: string;
}

/** The page's message to a worker that was installed after the page had been read. */
export interface FetchedBefore {
  urls: readonly string[];
  lists: readonly AskedList[];
  /** The headers that prove that this is the site; none where no service asks for them. */
  proof: Readonly<Record<string, string>>;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
  push: PushedEvent;
  notificationclick: ClickedEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: WorkerClients;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** The data that the build writes for the worker. */
export interface WorkerBuild {
  /** Unique to each build. */
  version: string;
  /** The files of the public pages. */
  files: readonly string[];
  /** The origins of public pictures. */
  storageOrigins: readonly string[];
  bucket: string | null;
  /** The address of public documents, without the path of a document. */
  documents: string | null;
}

declare global {
  /** Defined by the build. */
  const WORKER_BUILD: WorkerBuild;
}
