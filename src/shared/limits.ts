import { SECOND_MS, MINUTE_MS, HOUR_MS } from '#src/model/base/time.ts';

/** As long as a sign-in token lives: a right that was taken away ends with it at the latest. */
export const ADMIN_ACCESS_MS = HOUR_MS;
export const COUNTERS_REFRESH_MS = 30 * SECOND_MS;
export const PENDING_ORDERS_REFRESH_MS = 30 * SECOND_MS;
export const COUNTDOWN_RED_S = 3;
export const COUNTDOWN_ORANGE_S = 10;
export const ORPHAN_CLEANUP_INTERVAL_MS = MINUTE_MS;
export const ORPHAN_CLEANUP_FIRST_RUN_MS = 5 * SECOND_MS;
export const DOWNLOAD_STAMP_JPEG_QUALITY = 0.95;
export const HERO_PREVIEW_HEIGHT_PX = 500;
export const CROP_SLIDER_MAX_PX = 1000;
export const OPERATION_LOG_SHOWN_ENTRIES = 10;
export const STATUS_LOG_POLL_MS = 5 * SECOND_MS;
export const STATUS_SERVICE_POLL_MS = 2 * SECOND_MS;
export const STORAGE_CLEANUP_INTERVAL_MS = 5 * MINUTE_MS;
/** As many deleted files as the operation log names one by one. */
export const CLEANUP_LOGGED_NAMES = 20;
