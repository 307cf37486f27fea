import { Crop } from 'lucide-react';
import { readPublicFile } from '#src/data/http.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { mediaTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import type { AutoSavedMedia } from './useAutoSavedMedia.ts';

interface RecropButtonProps {
  /** The address of the picture that is stored. */
  url: string;
  media: AutoSavedMedia;
  errors: OperationErrors;
}

/** Cuts the picture that is stored once more. */
export function RecropButton({ url, media, errors }: RecropButtonProps) {
  const { pending, submit } = useSubmit(async () => media.choose(await readPublicFile(url)), {
    errors,
  });
  return (
    <Button look="quiet" busy={pending || media.step.kind !== 'idle'} onClick={() => void submit()}>
      <Icon of={Crop} size={18} />
      {mediaTexts.crop}
    </Button>
  );
}
