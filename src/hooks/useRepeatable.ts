import { useCallback, useRef } from 'react';

/**
 * Runs an action under an id that stays the same while the same content is tried again, so that the server
 * takes what it has already for a repetition. After success the next attempt gets a new one.
 */
export function useRepeatable(makeId: () => string) {
  const last = useRef<{ content: string; id: string }>(undefined);
  return useCallback(
    async (values: unknown, action: (id: string) => Promise<void>): Promise<void> => {
      const content = JSON.stringify(values);
      if (last.current?.content !== content) last.current = { content, id: makeId() };
      await action(last.current.id);
      last.current = undefined;
    },
    [makeId],
  );
}
