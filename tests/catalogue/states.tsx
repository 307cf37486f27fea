import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import styles from './states.module.css';

/** Makes a story that shows a component in its states, each below its name. */
export function states(all: Record<string, ReactNode>): StoryObj {
  return {
    render: () => (
      <div className={styles['sheet']}>
        {Object.entries(all).map(([name, shown]) => (
          <section key={name}>
            <p className={styles['name']}>{name}</p>
            {shown}
          </section>
        ))}
      </div>
    ),
  };
}

/** Makes a story of something that fills the screen by itself. */
export const screen = (shown: ReactNode): StoryObj => ({ render: () => <>{shown}</> });

export function nothing(): void {
  // Nobody listens in the catalogue.
}

export const never = (): Promise<never> => new Promise(nothing);
