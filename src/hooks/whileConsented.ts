import { whenIdle } from '#src/lib/whenIdle.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';

type Stop = () => void;

function startWhenIdle(start: () => Stop): Stop {
  let stop = whenIdle(() => {
    stop = start();
  });
  return () => stop();
}

/**
 * Runs a listener while cookies are accepted, from the first idle moment of the page. Listening needs the
 * large SDK, which sends requests of its own on a bad connection, so it must not start without consent.
 */
export function whileConsented(start: () => Stop): Stop {
  let stop: Stop | undefined;
  const adapt = (isAccepted: boolean) => {
    if (isAccepted === (stop !== undefined)) return;
    stop?.();
    stop = isAccepted ? startWhenIdle(start) : undefined;
  };
  adapt(hasConsent());
  const forget = useConsent.subscribe((state) => adapt(hasConsent(state)));
  return () => {
    forget();
    stop?.();
  };
}
