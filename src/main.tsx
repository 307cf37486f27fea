import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/App.tsx';
import { boot } from '#src/app/boot.ts';
// The tokens, the base and the measures of the fonts are in index.html already.
import '#src/ui/styles/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element called root');

// A transition is rendered in slices, between which the first page still answers.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
boot();
