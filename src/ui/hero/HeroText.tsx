import type { ReactNode } from 'react';

interface HeroTextProps {
  title: string;
  subtitle: string;
  /** The main link, in the class `hero-action`. */
  action: ReactNode;
  children?: ReactNode;
}

export function HeroText({ title, subtitle, action, children }: HeroTextProps) {
  return (
    <div className="hero-words">
      <h1 className="hero-title">{title}</h1>
      <p className="hero-subtitle">{subtitle}</p>
      {action}
      {children}
    </div>
  );
}
