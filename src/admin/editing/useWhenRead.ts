import { useCallback, useEffect, useState } from 'react';

/** Delays an action until all chosen files have been read, since their texts may be missing until then. */
export function useWhenRead(isReading: boolean, action: () => void) {
  const [isRequested, setIsRequested] = useState(false);
  // oxlint-disable-next-line react/exhaustive-deps -- The action is a new one at each render.
  useEffect(() => {
    if (!isRequested || isReading) return;
    // oxlint-disable-next-line react/set-state-in-effect -- The request ends when it is carried out.
    setIsRequested(false);
    action();
  });
  return {
    withdraw: useCallback(() => setIsRequested(false), []),
    request: () => (isReading ? setIsRequested(true) : action()),
    isWaiting: isRequested && isReading,
  };
}
