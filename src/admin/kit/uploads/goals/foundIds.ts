/** The ids of those that have a document of their own. */
export async function existingIds(
  jobs: readonly { id: string }[],
  get: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of jobs) if ((await get(id)) !== undefined) found.push(id);
  return found;
}
