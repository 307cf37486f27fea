import { whenIdle } from '#src/lib/timing.ts';
import { toAppError, type AppError } from '#src/model/base/errors.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { allows, useConsent } from '#src/stores/consent.ts';

/** The state of a value that is read: loading, ready or failed. */
export type AsyncState<Value> =
  | { status: 'loading'; value?: undefined; error?: undefined; at?: undefined }
  | {
      status: 'ready';
      value: Value;
      /** The source of this value has failed since. */
      error?: AppError | undefined;
      /** The time at which the value arrived. */
      at?: Date | undefined;
    }
  | { status: 'failed'; value?: undefined; error: AppError; at?: undefined };

export type Retryable<Value> = AsyncState<Value> & { retry: () => void };

export const LOADING = { status: 'loading' } as const;

/** A listener in good health answers sooner, and reading everything twice would cost twice as much. */
const SILENCE_MAX_MS = 500;

/** A browser says that it is online some time before a request arrives. */
const CONNECTING_MS = 2000;

type Stop = () => void;

type Source = 'read' | 'watch';

interface Progress<Value> {
  known?: { value: Value; at: Date; from: Source };
  /** The latest failure of each source; undefined after a success. */
  errors: Record<Source, AppError | undefined>;
}

function stateOf<Value>(
  { read, first, otherwise }: Resource<Value>,
  { known, errors }: Progress<Value>,
): AsyncState<Value> {
  if (known) {
    return { status: 'ready', value: known.value, at: known.at, error: errors[known.from] };
  }
  const isReadDecisive = read && first !== 'watch';
  const error = isReadDecisive ? errors.read : (!read || errors.read) && errors.watch;
  if (!error) return LOADING;
  return otherwise === undefined
    ? { status: 'failed', error }
    : { status: 'ready', value: otherwise, error };
}

/** Follows a resource from `start` to `stop`, as `useResource` documents, and reports each new state. */
export class ResourceFollower<Value> {
  readonly #resource: Resource<Value>;
  readonly #onChange: (state: AsyncState<Value>) => void;
  readonly #progress: Progress<Value> = { errors: { read: undefined, watch: undefined } };
  /** The answer to an older request is ignored. */
  #requestNumber = 0;
  #isPending = false;
  #stopListening: Stop = () => undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #connecting: ReturnType<typeof setTimeout> | undefined;
  #isActive = false;
  #stopWaiting: Stop = () => undefined;
  #isStopped = false;

  constructor(resource: Resource<Value>, onChange: (state: AsyncState<Value>) => void) {
    this.#resource = resource;
    this.#onChange = onChange;
  }

  start(): void {
    const { during } = this.#resource;
    if (during) this.#stopWaiting = during.subscribe(this.#adapt);
    this.#adapt();
  }

  readonly #adapt = (): void => {
    const { during } = this.#resource;
    const mayAsk = !during || during.holds();
    if (mayAsk === this.#isActive) return;
    this.#isActive = mayAsk;
    if (mayAsk) this.#begin();
    else this.#rest();
  };

  #begin(): void {
    const { every, first } = this.#resource;
    if (first === 'watch') this.#silence = setTimeout(this.#requestUnlessPending, SILENCE_MAX_MS);
    else void this.#request();
    this.#listen();
    if (every !== undefined) this.#timer = setInterval(this.#requestUnlessPending, every);
    window.addEventListener('online', this.#reconnect);
  }

  #rest(): void {
    this.#dropRequests();
    this.#stopListening();
    clearInterval(this.#timer);
    clearTimeout(this.#connecting);
    window.removeEventListener('online', this.#reconnect);
  }

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#stopWaiting();
    this.#rest();
  };

  /** Reads a change, unless a working listener reports it anyway. */
  readonly refresh = (): void => {
    const { known, errors } = this.#progress;
    const isFollowed = known?.from === 'watch' && !errors.watch;
    if (!isFollowed && !this.#isStopped && this.#isActive) void this.#request();
  };

  readonly #reconnect = (): void => {
    this.#askAgain();
    if (this.#resource.every !== undefined) this.#requestUnlessPending();
    clearTimeout(this.#connecting);
    this.#connecting = setTimeout(this.#askAgain, CONNECTING_MS);
  };

  /** Asks the sources that have failed. */
  readonly #askAgain = (): void => {
    const { errors } = this.#progress;
    const hasFailed = stateOf(this.#resource, this.#progress).status === 'failed';
    if (errors.read) this.#requestUnlessPending();
    if (errors.watch) this.#listen();
    if (hasFailed) this.#publish();
  };

  readonly #requestUnlessPending = (): void => {
    if (!this.#isPending) void this.#request();
  };

  async #request(): Promise<void> {
    const { read, every } = this.#resource;
    if (!read) return;
    this.#dropRequests();
    const requestNumber = this.#requestNumber;
    const { errors } = this.#progress;
    errors.read = undefined;
    this.#isPending = true;
    let settle: () => void;
    try {
      const value = await read();
      settle = () => {
        this.#accept(value, 'read');
        if (every !== undefined && errors.watch) this.#listen();
      };
    } catch (thrown) {
      settle = () => this.#fail(toAppError(thrown), 'read');
    }
    if (requestNumber !== this.#requestNumber) return;
    this.#isPending = false;
    settle();
  }

  #listen(): void {
    const { watch } = this.#resource;
    if (!watch) return;
    this.#stopListening();
    this.#progress.errors.watch = undefined;
    const start = () => watch(this.#receiveLive, this.#listenerFailed);
    this.#stopListening = this.#resource.while === 'consented' ? whileConsented(start) : start();
  }

  readonly #receiveLive = (value: Value): void => {
    // An earlier request is older than this value.
    this.#dropRequests();
    this.#accept(value, 'watch');
  };

  readonly #listenerFailed = (error: AppError): void => {
    const { known, errors } = this.#progress;
    const hasRequested = this.#isPending || known !== undefined || errors.read !== undefined;
    if (!hasRequested) void this.#request();
    this.#fail(error, 'watch');
  };

  #dropRequests(): void {
    clearTimeout(this.#silence);
    this.#requestNumber += 1;
    this.#isPending = false;
  }

  #accept(value: Value, from: Source): void {
    const { known, errors } = this.#progress;
    const isOlder = known && this.#resource.isOlder?.(value, known.value);
    this.#progress.known = isOlder ? { ...known, from } : { value, at: new Date(), from };
    errors[from] = undefined;
    this.#publish();
  }

  #fail(error: AppError, from: Source): void {
    this.#progress.errors[from] = error;
    this.#publish();
  }

  #publish(): void {
    if (!this.#isStopped) this.#onChange(stateOf(this.#resource, this.#progress));
  }
}

function startWhenIdle(start: () => Stop): Stop {
  let stop = whenIdle(() => {
    stop = start();
  });
  return () => stop();
}

/**
 * Runs a listener while it is allowed, from the first idle moment of the page. Listening needs the large
 * SDK, which sends requests of its own on a bad connection, so it must not start without consent.
 */
function whileConsented(start: () => Stop): Stop {
  let stop: Stop | undefined;
  const adapt = () => {
    const isAllowed = allows('convenience');
    if (isAllowed === (stop !== undefined)) return;
    stop?.();
    stop = isAllowed ? startWhenIdle(start) : undefined;
  };
  adapt();
  const forget = useConsent.subscribe(adapt);
  return () => {
    forget();
    stop?.();
  };
}
