import { useRef, useState } from 'react';
import { useReducedMotion } from '#src/hooks/useReducedMotion.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { HeroNote } from './HeroNote.tsx';
import { MotionToggle } from './MotionToggle.tsx';

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
