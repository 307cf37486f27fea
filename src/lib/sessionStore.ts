import { webStore } from './browserStorage.ts';

/** The storage of one tab: it survives a reload, not the closing of the tab. */
export const { readJson, writeJson, remove, clear } = webStore(() => sessionStorage);
