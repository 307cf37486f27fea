import { useCallback } from 'react';
import { useLoad } from '#src/hooks/useLoad.ts';
import codeStyles from './QrCode.module.css';

/** Cameras want so many empty modules around the code. */
const QUIET_ZONE = 4;

/** One path for all dark modules: each a square of one unit. */
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
  /** What it is for. */
  label: string;
}

/** A code for the camera of a telephone, dark on light whatever the theme. It is an extra: without it the page is whole. */
export function QrCode({ text, label }: QrCodeProps) {
  const { value } = useLoad(useCallback(() => encode(text), [text]));
  return (
    <div className={codeStyles['code']}>
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
