import { useSyncExternalStore } from 'react';
import { Moon, Sun, type LucideIcon } from 'lucide-react';
import { localStore } from '#src/lib/browserStorage.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { parseTheme, THEME_KEY, type Theme } from '#src/model/base/theme.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';

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

/** Stores and applies a theme. The early script in `index.html` applies the stored one before the first paint. */
function chooseTheme(theme: Theme): void {
  localStore.writeText(THEME_KEY, theme);
  document.documentElement.dataset['theme'] = theme;
  listeners.forEach((changed) => changed());
}

const nextThemes: Record<Theme, Theme> = { light: 'dark', dark: 'light' };

/** Changes to the other theme. */
export function switchTheme(): void {
  chooseTheme(nextThemes[currentTheme()]);
}

/** The current theme. Without a stored choice the theme follows the system. */
function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

const offers: Record<Theme, { icon: LucideIcon; label: string }> = {
  light: { icon: Sun, label: layoutTexts.themeLight },
  dark: { icon: Moon, label: layoutTexts.themeDark },
};

/** Switches between light and dark; the label names the other theme. */
export function ThemeToggle() {
  return <IconButton {...offers[nextThemes[useTheme()]]} onClick={switchTheme} />;
}
