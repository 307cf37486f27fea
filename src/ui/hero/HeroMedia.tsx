import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReducedMotion } from '#src/hooks/useMediaQuery.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { IconButton } from '../controls/IconButton.tsx';
import noteStyles from './HeroNote.module.css';
import toggleStyles from './MotionToggle.module.css';
import { heroImage } from './heroImage.ts';

interface MotionToggleProps {
  isMoving: boolean;
  playLabel: string;
  pauseLabel: string;
  onToggle: () => void;
}

/** Whatever moves by itself can be stopped, and started again. */
export function MotionToggle({ isMoving, playLabel, pauseLabel, onToggle }: MotionToggleProps) {
  return (
    <IconButton
      className={toggleStyles['toggle']}
      icon={isMoving ? Pause : Play}
      label={isMoving ? pauseLabel : playLabel}
      onClick={onToggle}
    />
  );
}

/** A quiet line in the corner of the hero. */
export function HeroNote({ text }: { text: string }) {
  return (
    <p className={noteStyles['note']} role="status">
      {text}
    </p>
  );
}

interface HeroGifProps {
  url: string;
  onError: () => void;
}

/** An animated picture, which can be stopped: a drawing of its first frame then lies upon it. */
export function HeroGif({ url, onError }: HeroGifProps) {
  const image = useRef<HTMLImageElement>(null);
  const isStill = useReducedMotion();
  const [isMoving, setIsMoving] = useState(!isStill);
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
  /** Shown until the film is there. */
  poster: string | undefined;
}

/** A silent film that repeats itself. It waits for a press where movement, or playing alone, is not wanted. */
export function HeroVideo({ url, poster }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const [phase, setPhase] = useState<Phase>(isStill ? 'paused' : 'loading');

  function waitForPress(): void {
    if (video.current?.paused) setPhase('paused');
  }

  function toggle(): void {
    const film = video.current;
    if (!film) return;
    if (film.paused) film.play().catch(() => setPhase('failed'));
    else film.pause();
  }

  return (
    <>
      <video
        ref={video}
        className="hero-media"
        src={url}
        poster={poster}
        autoPlay={!isStill}
        preload={isStill ? 'metadata' : 'auto'}
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setPhase('playing')}
        onPause={() => setPhase('paused')}
        // A phone that saves power fetches the film, and does not play it.
        onCanPlayThrough={waitForPress}
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

interface MediaProps {
  page: FrontPage;
  onError: () => void;
}

function Media({ page, onError }: MediaProps) {
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
          // It is there already, painted by the page's first lines: it takes over without a blink.
          decoding="sync"
          fetchPriority="high"
          onError={onError}
        />
      );
  }
}

/** What fills the hero: a picture, a silent film, or an animated picture. It is decoration. */
export function HeroMedia({ page }: { page: FrontPage }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { backgroundMedia, picture } = page;
  if (!backgroundMedia || failedUrl === backgroundMedia) return null;
  const placeholder = picture.placeholder && { backgroundImage: `url("${picture.placeholder}")` };
  return (
    <div className="hero-frame" style={{ ...placeholder }}>
      <Media page={page} onError={() => setFailedUrl(backgroundMedia)} />
    </div>
  );
}
