import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** Read aloud instead of a percentage. */
  valueText?: string;
}

export function ProgressBar({ label, valueText, ...range }: ProgressBarProps) {
  return (
    <progress {...range} className={styles['bar']} aria-label={label} aria-valuetext={valueText} />
  );
}
