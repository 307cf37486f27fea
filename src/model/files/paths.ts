export const PUBLIC_CACHE_SECONDS = 365 * 24 * 60 * 60;
