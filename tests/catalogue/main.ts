import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: {
      builder: { viteConfigPath: 'tests/catalogue/vite.config.ts', configLoader: 'native' },
    },
  },
  stories: ['./*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // In one file nothing comes late, which a picture would miss.
  viteFinal: (vite) =>
    mergeConfig(vite, { build: { rolldownOptions: { output: { codeSplitting: false } } } }),
};

export default config;
