import { useState } from 'react';
import type { FrontPage } from '#src/model/content/schema.ts';
import { HeroGif } from './HeroGif.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { heroImage } from './heroImage.ts';

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
