import { useRef, useState } from 'react';
import { useReducedMotion } from '#src/hooks/useReducedMotion.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import { MotionToggle } from './MotionToggle.tsx';

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
