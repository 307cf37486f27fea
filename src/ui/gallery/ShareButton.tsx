import { Share2 } from 'lucide-react';
import { useShare } from '#src/hooks/useShare.ts';
import { sharePath, type ShareKind } from '#src/model/catalogue/sharePath.ts';
import { galleryTexts } from '#src/model/catalogue/texts.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

interface ShareButtonProps {
  kind: ShareKind;
  id: string;
  title: string;
}

/** Shares the address that also shows a preview where nothing runs scripts. */
export function ShareButton({ kind, id, title }: ShareButtonProps) {
  const share = useShare();
  return (
    <Button look="quiet" onClick={() => void share({ title, path: sharePath({ kind, id }) })}>
      <Icon of={Share2} />
      {galleryTexts.share}
    </Button>
  );
}
