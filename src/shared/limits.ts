import { MEGABYTE } from '#src/model/base/bytes.ts';
import { SECOND_MS, MINUTE_MS, HOUR_MS } from '#src/model/base/time.ts';

export const PASSWORD_STRENGTH_LEVELS = 5;
export const AUTH_READY_TIMEOUT_MS = 5 * SECOND_MS;
/** How often at most a page that is looked at again asks whether its session is still good. */
export const SESSION_CHECK_GAP_MS = 30 * SECOND_MS;
export const VERIFICATION_RESEND_WAIT_S = 60;
export const VERIFICATION_POLL_MS = 5 * SECOND_MS;
export const VERIFICATION_POLL_MAX_MS = 10 * MINUTE_MS;
export const PHONE_MIGRATION_VERSION = 5;
/** When a tab that nobody looks at speaks up, because no other tab of the same person has. */
export const PRESENCE_SILENCE_MS = 9 * SECOND_MS;
/** As long as a tab waits before it puts back what another one has taken away: that one may sign out. */
export const PRESENCE_RETURN_MS = 1.5 * SECOND_MS;
/** As long as a sign-in token lives: a right that was taken away ends with it at the latest. */
export const ADMIN_ACCESS_MS = HOUR_MS;
export const CONTACT_MESSAGE_ROWS = 6;
/** The provider refuses a second request within a second. */
export const EMAIL_INTERVAL_MS = 1.1 * SECOND_MS;
/** How long it is watched whether the bot check gets ready. */
export const CAPTCHA_MONITOR_MS = 30 * SECOND_MS;

/** The form is seen to have done its work before the page changes. */
export const SIGN_IN_REDIRECT_DELAY_MS = 300;
/** As long as a page may take to name itself after it is shown. */
export const PAGE_TITLE_DELAY_MS = 150;

// Consent and notices
export const COOKIE_BANNER_DELAY_MS = 500;
export const COOKIE_REDIRECT_DELAY_MS = 300;
export const TOAST_SUCCESS_MS = 5 * SECOND_MS;
export const TOAST_INFO_MS = 5 * SECOND_MS;
export const TOAST_WARNING_MS = 6 * SECOND_MS;
export const TOAST_ERROR_MS = 7 * SECOND_MS;
export const TOAST_LOGIN_MS = 1500;

// Galleries
export const DESCRIPTION_PREVIEW_LENGTH = 100;
export const SWIPE_THRESHOLD_PX = 50;
export const SWIPE_DOWN_THRESHOLD_PX = 60;
export const SCROLL_THRESHOLD_PX = 50;
export const LAZY_LOAD_MARGIN_PX = 100;
export const EAGER_IMAGE_COUNT = 4;
export const LIGHTBOX_IDLE_MS = 3 * SECOND_MS;
export const ENLARGED_SCALE = 2;
export const ZOOM_MAX_SCALE = 5;
export const TAP_SLOP_PX = 10;
export const DOUBLE_TAP_MS = 300;
export const FLICK_MAX_MS = 250;
export const COUNTERS_REFRESH_MS = 30 * SECOND_MS;
export const PENDING_ORDERS_REFRESH_MS = 30 * SECOND_MS;
export const COUNTDOWN_RED_S = 3;
export const COUNTDOWN_ORANGE_S = 10;
export const ORPHAN_CLEANUP_INTERVAL_MS = MINUTE_MS;
export const ORPHAN_CLEANUP_FIRST_RUN_MS = 5 * SECOND_MS;
export const DOWNLOAD_LINK_RELEASE_MS = SECOND_MS;
export const DOWNLOAD_STAMP_JPEG_QUALITY = 0.95;
export const ZIP_DEFLATE_LEVEL = 6;
/** So many files are on their way at once. */
export const ZIP_PARALLEL_FILES = 5;
/** Files that wait for their turn in the archive hold at most this much memory, apart from the last. */
export const ZIP_AHEAD_MAX_BYTES = 64 * MEGABYTE;
export const ZIP_FILE_ATTEMPTS = 3;
export const ZIP_RETRY_BACKOFF_MS = SECOND_MS;
export const ZIP_PROGRESS_INTERVAL_MS = 100;
export const ZIP_LEFTOVER_MAX_AGE_MS = HOUR_MS;
export const HERO_PREVIEW_HEIGHT_PX = 500;
export const WEBP_CONVERSION_QUALITY = 0.85;
export const WEBP_UPLOAD_QUALITY = 0.9;
export const WATERMARK_SERVICE_POLL_ATTEMPTS = 30;
export const WATERMARK_SERVICE_POLL_MS = 100;
export const WATERMARK_RETRIES = 2;
export const WATERMARK_BACKOFF_MS = SECOND_MS;
export const CROP_SLIDER_MAX_PX = 1000;
export const CROP_QUALITY = 0.9;
export const OPERATION_LOG_SHOWN_ENTRIES = 10;
export const STATUS_LOG_POLL_MS = 5 * SECOND_MS;
export const STATUS_SERVICE_POLL_MS = 2 * SECOND_MS;
export const STORAGE_CLEANUP_INTERVAL_MS = 5 * MINUTE_MS;
/** As many deleted files as the operation log names one by one. */
export const CLEANUP_LOGGED_NAMES = 20;
