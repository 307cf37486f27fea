import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useConsent } from '#src/stores/consent.ts';
import { useShop } from '#src/stores/shop.ts';
import '#src/features/home/hero.css';
import '#src/ui/layout/missingPart.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/fallbackFonts.css';
import '#src/ui/styles/fonts.css';
import '#src/ui/styles/tokens.css';

/** Without a choice in the toolbar the scheme is that of the browser, as on the site. */
const WithScheme: Decorator = (Story, { globals }) => {
  const { scheme } = globals as { scheme?: string };
  useEffect(() => {
    if (scheme) document.documentElement.dataset['theme'] = scheme;
    else delete document.documentElement.dataset['theme'];
  }, [scheme]);
  return <Story />;
};

const withAddress: Decorator = (Story, { parameters }) => {
  const { address = '/' } = parameters as { address?: string };
  return (
    <MemoryRouter initialEntries={[address]}>
      <Story />
    </MemoryRouter>
  );
};

document.documentElement.lang = 'da';

const preview: Preview = {
  parameters: { layout: 'fullscreen', options: { storySort: { method: 'alphabetical' } } },
  globalTypes: {
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: '', title: 'As the browser' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  decorators: [WithScheme, withAddress],
  beforeEach: () => {
    useConsent.setState(useConsent.getInitialState(), true);
    useShop.setState(useShop.getInitialState(), true);
  },
};

export default preview;
