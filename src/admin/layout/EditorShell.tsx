import { TriangleAlert } from 'lucide-react';
import {
  type ReactNode,
  useEffect,
  useRef,
  type RefObject,
  type CSSProperties,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useLeftFocus } from '#src/hooks/useOverlay.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { useOverlays } from '#src/stores/overlays.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './EditorShell.module.css';

interface EditorShellProps {
  title: string;
  intro?: string;
  /** The main action of the editor. */
  action?: ReactNode;
  /** The part that needs more room than a form: a preview beside it, or pictures, which grow with the window. */
  roomFor?: 'preview' | 'pictures';
  children?: ReactNode;
}

/** The frame of every editor: title, introduction and main action. */
export function EditorShell({ title, intro, action, roomFor, children }: EditorShellProps) {
  return (
    <section className={classNames(styles['shell'], roomFor && styles[roomFor])}>
      <header className={styles['header']}>
        <div className={styles['text']}>
          <h1 className={styles['title']}>{title}</h1>
          {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A problem, and the buttons that solve it. */
export function ProblemNote({ text, children }: { text: string; children?: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useLeftFocus(note);
  return (
    <div ref={note} className={styles['problem']} role="alert" tabIndex={-1}>
      <Icon of={TriangleAlert} />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Focuses the element that the URL names, once for each visit and after dialogs have closed. */
export function useFocusWhenLinked(
  element: RefObject<HTMLElement | null>,
  isLinked: boolean,
): void {
  const { key } = useLocation();
  const isCovered = useOverlays(({ openCount }) => openCount > 0);
  const focusedAt = useRef<string>(undefined);
  useEffect(() => {
    if (!isLinked || isCovered || focusedAt.current === key) return;
    focusedAt.current = key;
    element.current?.focus();
  }, [element, isLinked, isCovered, key]);
}

/** Returns the width of an element in pixels; undefined before it is there. */
function useElementWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setWidth(target.clientWidth);
    // The observer answers after the first paint.
    measure();
    const observer = new ResizeObserver(measure);
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
