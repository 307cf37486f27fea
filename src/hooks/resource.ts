import { toAppError, type AppError } from '#src/model/base/errors.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { whileConsented } from './whileConsented.ts';

/** Something that is read: on its way, here, or not to be had. */
export type AsyncState<Value> =
  | { status: 'loading'; value?: undefined; error?: undefined; at?: undefined }
  | {
      status: 'ready';
      value: Value;
      /** The source of this value has failed since. */
      error?: AppError | undefined;
      /** The time when the value was told. */
      at?: Date | undefined;
    }
  | { status: 'failed'; value?: undefined; error: AppError; at?: undefined };

export type Retryable<Value> = AsyncState<Value> & { retry: () => void };

export const LOADING = { status: 'loading' } as const;

/** A listener in good health answers sooner, and reading everything twice would cost twice as much. */
const SILENCE_MAX_MS = 500;

type Stop = () => void;

type Source = 'read' | 'watch';

interface Progress<Value> {
  known?: { value: Value; at: Date; from: Source };
  /** The last word of each source, where that was a failure. */
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

/** Asks a resource from `start` to `stop` as `useResource` describes, and tells each new state. */
export class Following<Value> {
  readonly #resource: Resource<Value>;
  readonly #tell: (state: AsyncState<Value>) => void;
  readonly #progress: Progress<Value> = { errors: { read: undefined, watch: undefined } };
  /** Only the newest question is answered. */
  #question = 0;
  #isWaiting = false;
  #stopListening: Stop = () => undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isStopped = false;

  constructor(resource: Resource<Value>, tell: (state: AsyncState<Value>) => void) {
    this.#resource = resource;
    this.#tell = tell;
  }

  start(): void {
    const { every, first } = this.#resource;
    if (first === 'watch') this.#silence = setTimeout(this.#askUnlessWaiting, SILENCE_MAX_MS);
    else void this.#ask();
    this.#listen();
    if (every !== undefined) this.#timer = setInterval(this.#askUnlessWaiting, every);
    window.addEventListener('online', this.#reconnect);
  }

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#forgetQuestions();
    this.#stopListening();
    clearInterval(this.#timer);
    window.removeEventListener('online', this.#reconnect);
  };

  /** Reads what has been changed, unless the listener tells it anyway. */
  readonly refresh = (): void => {
    const { known, errors } = this.#progress;
    const isFollowed = known?.from === 'watch' && !errors.watch;
    if (!isFollowed && !this.#isStopped) void this.#ask();
  };

  readonly #reconnect = (): void => {
    const { errors } = this.#progress;
    const hasFailed = stateOf(this.#resource, this.#progress).status === 'failed';
    if (errors.read || this.#resource.every !== undefined) this.#askUnlessWaiting();
    if (errors.watch) this.#listen();
    if (hasFailed) this.#publish();
  };

  readonly #askUnlessWaiting = (): void => {
    if (!this.#isWaiting) void this.#ask();
  };

  async #ask(): Promise<void> {
    const { read, every } = this.#resource;
    if (!read) return;
    this.#forgetQuestions();
    const question = this.#question;
    const { errors } = this.#progress;
    errors.read = undefined;
    this.#isWaiting = true;
    let settle: () => void;
    try {
      const value = await read();
      settle = () => {
        this.#learn(value, 'read');
        if (every !== undefined && errors.watch) this.#listen();
      };
    } catch (thrown) {
      settle = () => this.#fail(toAppError(thrown), 'read');
    }
    if (question !== this.#question) return;
    this.#isWaiting = false;
    settle();
  }

  #listen(): void {
    const { watch } = this.#resource;
    if (!watch) return;
    this.#stopListening();
    this.#progress.errors.watch = undefined;
    const start = () => watch(this.#hear, this.#breakOff);
    this.#stopListening = this.#resource.while === 'consented' ? whileConsented(start) : start();
  }

  readonly #hear = (value: Value): void => {
    // An earlier request is older than this value.
    this.#forgetQuestions();
    this.#learn(value, 'watch');
  };

  readonly #breakOff = (error: AppError): void => {
    const { known, errors } = this.#progress;
    const hasAsked = this.#isWaiting || known !== undefined || errors.read !== undefined;
    if (!hasAsked) void this.#ask();
    this.#fail(error, 'watch');
  };

  #forgetQuestions(): void {
    clearTimeout(this.#silence);
    this.#question += 1;
    this.#isWaiting = false;
  }

  #learn(value: Value, from: Source): void {
    this.#progress.known = { value, at: new Date(), from };
    this.#progress.errors[from] = undefined;
    this.#publish();
  }

  #fail(error: AppError, from: Source): void {
    this.#progress.errors[from] = error;
    this.#publish();
  }

  #publish(): void {
    if (!this.#isStopped) this.#tell(stateOf(this.#resource, this.#progress));
  }
}
