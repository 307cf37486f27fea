import { whenIdle } from '#src/lib/whenIdle.ts';
import { allows, useConsent } from '#src/stores/consent.ts';

type Stop = () => void;

function startWhenIdle(start: () => Stop): Stop {
  let stop = whenIdle(() => {
    stop = start();
  });
  return () => stop();
}

/**
 * Runs a listener while it is allowed, from the first idle moment of the page. Listening needs the large
 * SDK, which sends requests of its own on a bad connection, so it must not start without consent.
 */
export function whileConsented(start: () => Stop): Stop {
  let stop: Stop | undefined;
  const adapt = () => {
    const isAllowed = allows('convenience');
    if (isAllowed === (stop !== undefined)) return;
    stop?.();
    stop = isAllowed ? startWhenIdle(start) : undefined;
  };
  adapt();
  const forget = useConsent.subscribe(adapt);
  return () => {
    forget();
    stop?.();
  };
}
