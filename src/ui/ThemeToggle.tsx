import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#src/hooks/useTheme.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { IconButton } from './controls/IconButton.tsx';

/** Changes between light and dark; its label says what a press brings. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon={Sun} label={layoutTexts.themeLight} onClick={toggle} />
  ) : (
    <IconButton icon={Moon} label={layoutTexts.themeDark} onClick={toggle} />
  );
}
