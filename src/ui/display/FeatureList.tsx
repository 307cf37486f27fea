import styles from './FeatureList.module.css';

/** What is in a price package, a line each; lines that are still empty are left out. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const written = features.filter((feature) => feature.trim() !== '');
  if (written.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {written.map((feature, index) => (
        <li key={`${index} ${feature}`}>{feature}</li>
      ))}
    </ul>
  );
}
