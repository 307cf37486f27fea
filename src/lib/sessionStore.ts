import { webStore } from './browserStorage.ts';

/** The session storage of one tab: it survives a reload, but not the closing of the tab. */
export const { readText, writeText, remove, readJson, writeJson, clear } = webStore(
  () => sessionStorage,
);
