import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

export default defineConfig({
  resolve: {
    alias: {
      '#site.config': join(root, 'tests/site.config.json'),
      'react-style-singleton': join(root, 'src/ui/overlay/styleSingleton.ts'),
    },
  },
  plugins: [react()],
  define: { USES_APP_CHECK: 'false', 'import.meta.env.VITE_BACKEND': '"local"' },
});
