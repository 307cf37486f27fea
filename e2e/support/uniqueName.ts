/** A name that no other test uses: tests share one database. */
export function uniqueName(word: string): string {
  return `${word} ${crypto.randomUUID().slice(0, 8)}`;
}
