import { useMemo } from 'react';
import { useResource } from '#src/hooks/useResource.ts';
import styles from './QrCode.module.css';

/** The empty modules that cameras need around the code. */
const QUIET_ZONE = 4;

/** Returns one SVG path for all dark modules, each a square of one unit. */
async function encode(text: string): Promise<{ path: string; size: number }> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size: rows.length };
}

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, dark on light in every theme. Whoever cannot see or scan it needs the same in words. */
export function QrCode({ text, label }: QrCodeProps) {
  const { value } = useResource(useMemo(() => ({ read: () => encode(text) }), [text]));
  return (
    <div className={styles['code']}>
      {value && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${value.size} ${value.size}`}
          shapeRendering="crispEdges"
        >
          <path d={value.path} />
        </svg>
      )}
    </div>
  );
}
