import { whenIdle } from '#src/lib/whenIdle.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import type { Watch } from './useLive.ts';

type Stop = () => void;

function startWhenIdle(start: () => Stop): Stop {
  let stop = whenIdle(() => {
    stop = start();
  });
  return () => stop();
}

/**
 * Keeps something going for as long as cookies are accepted, from when the page is idle. Listening needs
 * the large SDK, which asks addresses of its own when the line is bad: none of that before a yes.
 */
export function whileAccepted(start: () => Stop): Stop {
  let stop: Stop | undefined;
  const follow = (isAccepted: boolean) => {
    if (isAccepted === (stop !== undefined)) return;
    stop?.();
    stop = isAccepted ? startWhenIdle(start) : undefined;
  };
  follow(hasConsent());
  const forget = useConsent.subscribe((state) => follow(hasConsent(state)));
  return () => {
    forget();
    stop?.();
  };
}

/** The same listener, silent until cookies are accepted. */
export function watchWhileAccepted<Value>(watch: Watch<Value>): Watch<Value> {
  return (onNext, onError) => whileAccepted(() => watch(onNext, onError));
}
