import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* The script of a page with React alone, against which the front page is measured. */

/** As long as the shop waits before it asks. */
const QUESTION_DELAY_MS = 500;

function Page() {
  const [isAsked, setIsAsked] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    document.querySelector('#shell header')?.remove();
    const timer = setTimeout(() => setIsAsked(true), QUESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <header style={{ position: 'fixed', inset: '0 0 auto', zIndex: 10 }}>
        <a href="/">Forside</a>
      </header>
      {isAsked && !isAnswered && (
        <section data-cookie-banner="" style={{ position: 'fixed', top: 100, zIndex: 10 }}>
          <button type="button" onClick={() => setIsAnswered(true)}>
            Ja
          </button>
        </section>
      )}
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
