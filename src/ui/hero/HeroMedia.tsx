import { Pause, Play } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { Tone } from '#src/model/content/schema.ts';
import { useReducedMotion } from '#src/hooks/viewport.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { IconButton } from '../controls/Button.tsx';
import { placeholderStyle } from '../gallery/pictureAttributes.ts';
import styles from './HeroMedia.module.css';
import { heroImage, type HeroPage } from './heroImage.ts';

interface MotionToggleProps {
  isMoving: boolean;
  playLabel: string;
  pauseLabel: string;
  onToggle: () => void;
}

/** Pauses and resumes a moving picture. */
function MotionToggle({ isMoving, playLabel, pauseLabel, onToggle }: MotionToggleProps) {
  return (
    <IconButton
      className={styles['toggle']}
      icon={isMoving ? Pause : Play}
      label={isMoving ? pauseLabel : playLabel}
      onClick={onToggle}
    />
  );
}

/** A small status text in the corner of the hero. */
function HeroNote({ text }: { text: string }) {
  return (
    <p className={styles['note']} role="status">
      {text}
    </p>
  );
}

interface HeroGifProps {
  url: string;
  onError: () => void;
}

/** An animated GIF. While it is paused, a canvas shows its first frame. */
function HeroGif({ url, onError }: HeroGifProps) {
  const image = useRef<HTMLImageElement>(null);
  const isReduced = useReducedMotion();
  const [isMoving, setIsMoving] = useState(!isReduced);
  const [isLoaded, setIsLoaded] = useState(false);

  function drawFirstFrame(canvas: HTMLCanvasElement | null): void {
    const picture = image.current;
    if (!canvas || !picture) return;
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }

  return (
    <>
      <img
        ref={image}
        className="hero-media"
        src={url}
        alt=""
        fetchPriority="high"
        hidden={!isMoving}
        onLoad={() => setIsLoaded(true)}
        onError={onError}
      />
      {isLoaded && !isMoving && <canvas ref={drawFirstFrame} className="hero-media" aria-hidden />}
      {isLoaded && (
        <MotionToggle
          isMoving={isMoving}
          playLabel={homeTexts.playAnimation}
          pauseLabel={homeTexts.pauseAnimation}
          onToggle={() => setIsMoving(!isMoving)}
        />
      )}
    </>
  );
}

type Phase = 'loading' | 'playing' | 'paused' | 'failed';

interface HeroVideoProps {
  url: string;
  /** Shown until the video plays. */
  poster: string | undefined;
}

/** A muted, looping video. It starts paused for reduced motion, or where the browser blocks autoplay. */
function HeroVideo({ url, poster }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isReduced = useReducedMotion();
  const [phase, setPhase] = useState<Phase>(isReduced ? 'paused' : 'loading');

  function showBlockedAutoplay(): void {
    if (video.current?.paused) setPhase('paused');
  }

  function toggle(): void {
    const element = video.current;
    if (!element) return;
    if (element.paused) element.play().catch(() => setPhase('failed'));
    else element.pause();
  }

  return (
    <>
      <video
        ref={video}
        className="hero-media"
        src={url}
        poster={poster}
        autoPlay={!isReduced}
        preload={isReduced ? 'metadata' : 'auto'}
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setPhase('playing')}
        onPause={() => setPhase('paused')}
        // A phone in power saving mode loads the video without playing it.
        onCanPlayThrough={showBlockedAutoplay}
        onError={() => setPhase('failed')}
      />
      {phase === 'loading' && <HeroNote text={homeTexts.videoLoading} />}
      {phase === 'failed' && <HeroNote text={homeTexts.videoFailed} />}
      {(phase === 'playing' || phase === 'paused') && (
        <MotionToggle
          isMoving={phase === 'playing'}
          playLabel={homeTexts.playVideo}
          pauseLabel={homeTexts.pauseVideo}
          onToggle={toggle}
        />
      )}
    </>
  );
}

interface HeroMediaProps {
  page: HeroPage;
  /** Not asked for before it is shown. */
  loading?: 'lazy' | undefined;
}

function Media({ page, loading, onError }: HeroMediaProps & { onError: () => void }) {
  const { src, srcSet, sizes } = heroImage(page);
  switch (page.backgroundType) {
    case 'video':
      return <HeroVideo url={src} poster={page.picture.sources.at(-1)?.url} />;
    case 'gif':
      return <HeroGif url={src} onError={onError} />;
    case 'image':
      return (
        <img
          className="hero-media"
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          alt=""
          loading={loading}
          // index.html shows the same picture before: synchronous decoding avoids a flash.
          decoding="sync"
          fetchPriority="high"
          onError={onError}
        />
      );
  }
}

/** The background of the hero: a picture, a video or a GIF. It is decoration. */
export function HeroMedia({ page, loading }: HeroMediaProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { backgroundMedia, picture } = page;
  if (!backgroundMedia || failedUrl === backgroundMedia) return null;
  return (
    <div
      className="hero-frame"
      data-tone={page.headerTone}
      style={placeholderStyle(picture.placeholder)}
    >
      <Media page={page} loading={loading} onError={() => setFailedUrl(backgroundMedia)} />
    </div>
  );
}

interface HeroTextProps {
  title: string;
  subtitle: string;
  tone: Tone | undefined;
  /** The main link, in the class `hero-action`. */
  action: ReactNode;
  children?: ReactNode;
}

export function HeroText({ title, subtitle, tone, action, children }: HeroTextProps) {
  return (
    <div className="hero-words" data-tone={tone}>
      <h1 className="hero-title">{title}</h1>
      <p className="hero-subtitle">{subtitle}</p>
      {action}
      {children}
    </div>
  );
}
