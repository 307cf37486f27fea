import {
  type ReactNode,
  useRef,
  type CSSProperties,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import styles from './EditorColumns.module.css';

/** Returns the width of an element in pixels; undefined until it has been measured. */
function useElementWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return width;
}

export const HERO_PREVIEW_HEIGHT_PX = 500;

interface EditorColumnsProps {
  preview: ReactNode;
  children: ReactNode;
}

/** A form with its preview beside it, or below it on a phone. */
export function EditorColumns({ preview, children }: EditorColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['form']}>{children}</div>
      <div className={styles['preview']}>{preview}</div>
    </div>
  );
}

const FIELDS = ['4.5rem', '7.5rem', '12rem'];

export function EditorSkeleton() {
  const preview = <Skeleton height={`${HERO_PREVIEW_HEIGHT_PX}px`} />;
  return (
    <EditorColumns preview={preview}>
      {FIELDS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </EditorColumns>
  );
}

interface PreviewFrameProps {
  caption?: string;
  /** A fixed height in pixels; left out, the frame is as high as its content. */
  heightPx?: number;
  children: ReactNode;
}

/** Shows part of the site as on this screen, scaled down. It is not interactive. */
export function PreviewFrame({
  caption = editingTexts.preview,
  heightPx,
  children,
}: PreviewFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const scale = width ? width / window.innerWidth : 1;
  const page: CSSProperties = {
    zoom: scale,
    width: window.innerWidth,
    ...(heightPx !== undefined && { height: heightPx / scale }),
  };
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>{caption}</figcaption>
      <div
        ref={frame}
        className={classNames(styles['frame'], heightPx === undefined && styles['scrolling'])}
        style={{ height: heightPx }}
        {...(heightPx === undefined && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <div className={styles['page']} style={page} inert aria-hidden>
          {children}
        </div>
      </div>
    </figure>
  );
}
