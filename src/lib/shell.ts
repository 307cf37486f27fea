/** The element in which the first lines of index.html paint the hero, before the application is there. */
export const SHELL_ID = 'shell';

/** Gives the place to the application: to be called before the frame in which it shows the same. */
export function removeShell(): void {
  document.getElementById(SHELL_ID)?.remove();
}
