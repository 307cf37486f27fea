import { SECOND_MS, MINUTE_MS, HOUR_MS } from '#src/model/base/time.ts';

export const AUTH_READY_TIMEOUT_MS = 5 * SECOND_MS;
/** How often at most a page that is looked at again asks whether its session is still good. */
export const SESSION_CHECK_GAP_MS = 30 * SECOND_MS;
export const VERIFICATION_RESEND_WAIT_S = 60;
export const VERIFICATION_POLL_MS = 5 * SECOND_MS;
export const VERIFICATION_POLL_MAX_MS = 10 * MINUTE_MS;
/** When a tab that nobody looks at speaks up, because no other tab of the same person has. */
export const PRESENCE_SILENCE_MS = 9 * SECOND_MS;
/** As long as a tab waits before it puts back what another one has taken away: that one may sign out. */
export const PRESENCE_RETURN_MS = 1.5 * SECOND_MS;
/** As long as a sign-in token lives: a right that was taken away ends with it at the latest. */
export const ADMIN_ACCESS_MS = HOUR_MS;
export const CONTACT_MESSAGE_ROWS = 6;

/** The form is seen to have done its work before the page changes. */
export const SIGN_IN_REDIRECT_DELAY_MS = 300;
/** As long as a page may take to name itself after it is shown. */
export const PAGE_TITLE_DELAY_MS = 150;

// Consent and notices
export const COOKIE_BANNER_DELAY_MS = 500;
export const TOAST_LOGIN_MS = 1500;
export const SCROLL_THRESHOLD_PX = 50;
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
