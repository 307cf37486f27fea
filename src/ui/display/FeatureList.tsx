import styles from './FeatureList.module.css';

/** The features of a price package; empty lines are left out. */
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
