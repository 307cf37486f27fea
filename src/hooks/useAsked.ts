import { useEffect, useState } from 'react';

interface Asked<Question> {
  question: Question;
  /** Ends the question; whoever asked goes on. */
  close: () => void;
}

/**
 * The question that code outside of React asks a person, while it is open. `listen` registers who is
 * asked, and has to keep its identity. Leaving the page closes it.
 */
export function useAsked<Question>(
  listen: (ask: (question: Question) => Promise<void>) => () => void,
): Asked<Question> | undefined {
  const [asked, setAsked] = useState<Asked<Question>>();
  useEffect(() => {
    let closeOpen: (() => void) | undefined;
    const stop = listen(
      (question) =>
        new Promise((resolve) => {
          closeOpen = () => {
            setAsked(undefined);
            resolve();
          };
          setAsked({ question, close: closeOpen });
        }),
    );
    return () => {
      stop();
      closeOpen?.();
    };
  }, [listen]);
  return asked;
}
