import { useSyncExternalStore } from 'react';
import { Moon, Sun, type LucideIcon } from 'lucide-react';
import * as localStore from '#src/lib/browserStorage.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { parseTheme, THEME_KEY, type Theme } from '#src/model/base/theme.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';

const listeners = new Set<() => void>();

function systemTheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function chosenTheme(): Theme | undefined {
  return parseTheme(localStore.readText(THEME_KEY));
}

function currentTheme(): Theme {
  return chosenTheme() ?? (systemTheme().matches ? 'dark' : 'light');
}

function subscribe(changed: () => void): () => void {
  const media = systemTheme();
  media.addEventListener('change', changed);
  listeners.add(changed);
  return () => {
    media.removeEventListener('change', changed);
    listeners.delete(changed);
  };
}

/** Shows the theme that was chosen here before; `index.html` has done so already for the first paint. */
function chooseTheme(theme: Theme): void {
  localStore.writeText(THEME_KEY, theme);
  document.documentElement.dataset['theme'] = theme;
  listeners.forEach((changed) => changed());
}

const nextThemes: Record<Theme, Theme> = { light: 'dark', dark: 'light' };

/** The theme in use, and the way to change it. Without a choice it follows the system. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { theme, toggle: () => chooseTheme(nextThemes[theme]) };
}

const offers: Record<Theme, { icon: LucideIcon; label: string }> = {
  light: { icon: Sun, label: layoutTexts.themeLight },
  dark: { icon: Moon, label: layoutTexts.themeDark },
};

/** Changes between light and dark; its label says what a press brings. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return <IconButton {...offers[nextThemes[theme]]} onClick={toggle} />;
}
