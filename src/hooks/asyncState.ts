import type { AppError } from '#src/model/base/errors.ts';

/** Something that is fetched: on its way, here, or not to be had. */
export type AsyncState<Value> =
  | { status: 'loading'; value?: undefined; error?: undefined }
  | { status: 'ready'; value: Value; error?: undefined }
  | { status: 'failed'; value?: undefined; error: AppError };

export type Retryable<Value> = AsyncState<Value> & { retry: () => void };
