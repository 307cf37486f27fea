import { useState } from 'react';
import { localStore } from '#src/lib/browserStorage.ts';
import { memberOf } from '#src/model/base/closedSets.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import styles from './ThumbnailSize.module.css';

const sizes = ['small', 'medium', 'large', 'largest'] as const;

export type ThumbnailSize = (typeof sizes)[number];

const STORAGE_KEY = 'thumbnailSize';

/** The size of the pictures in the grids of this device. */
export function useThumbnailSize(): [ThumbnailSize, (size: ThumbnailSize) => void] {
  const [size, setSize] = useState(
    () => memberOf(sizes, localStore.readText(STORAGE_KEY)) ?? 'medium',
  );
  return [
    size,
    (chosen) => {
      localStore.writeText(STORAGE_KEY, chosen);
      setSize(chosen);
    },
  ];
}

interface ThumbnailSizeFieldProps {
  size: ThumbnailSize;
  onChange: (size: ThumbnailSize) => void;
}

/** Makes the pictures of a grid larger or smaller. */
export function ThumbnailSizeField({ size, onChange }: ThumbnailSizeFieldProps) {
  return (
    <label className={styles['field']}>
      {itemTexts.thumbnailSize}
      <input
        type="range"
        className={styles['range']}
        min={0}
        max={sizes.length - 1}
        value={sizes.indexOf(size)}
        aria-valuetext={itemTexts.thumbnailSizes[size]}
        onChange={({ target }) => onChange(sizes[target.valueAsNumber] ?? size)}
      />
    </label>
  );
}
