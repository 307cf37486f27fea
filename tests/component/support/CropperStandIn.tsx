import { useEffect } from 'react';
import type { ComponentProps } from 'react';

interface Size {
  width: number;
  height: number;
}

interface Area extends Size {
  x: number;
  y: number;
}

interface CropperProps {
  image: string;
  mediaProps: ComponentProps<'img'>;
  zoom: number;
  cropSize?: Size;
  setMediaSize: (size: Size) => void;
  onZoomChange: (zoom: number) => void;
  onCropAreaChange: (percent: Area, pixels: Area) => void;
}

/** The picture is 3000 × 2000 px, and 600 × 400 px of the screen. */
const SHOWN = { width: 600, height: 400 };
const SCALE = 5;

/** The library that draws the box has its own tests, and jsdom draws nothing: this tells what it would. */
export function CropperStandIn(props: CropperProps) {
  const { zoom, cropSize, setMediaSize, onCropAreaChange } = props;
  const width = cropSize?.width ?? 0;
  const height = cropSize?.height ?? 0;

  useEffect(() => {
    setMediaSize(SHOWN);
    // oxlint-disable-next-line react/exhaustive-deps -- the picture is loaded once
  }, []);

  useEffect(() => {
    if (width === 0) return;
    const size = { width: width / zoom, height: height / zoom };
    const x = (SHOWN.width - size.width) / 2;
    const y = (SHOWN.height - size.height) / 2;
    onCropAreaChange(
      {
        x: (100 * x) / SHOWN.width,
        y: (100 * y) / SHOWN.height,
        width: (100 * size.width) / SHOWN.width,
        height: (100 * size.height) / SHOWN.height,
      },
      { x: x * SCALE, y: y * SCALE, width: size.width * SCALE, height: size.height * SCALE },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- told when the box changes
  }, [width, height, zoom]);

  return <img {...props.mediaProps} src={props.image} alt="" data-testid="cropper" />;
}
