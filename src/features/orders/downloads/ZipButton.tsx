import { FolderDown } from 'lucide-react';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { isZipping, useZip } from './zipState.ts';

interface ZipButtonProps {
  label: string;
  /** Said to those who listen, where the label alone does not tell what is meant. */
  name?: string;
  busy?: boolean;
  onPress: () => void;
}

/** Begins an archive; waits while another one is made. */
export function ZipButton({ label, name, busy, onPress }: ZipButtonProps) {
  const isWaiting = useZip(isZipping);
  return (
    <Button busy={isWaiting || busy === true} aria-label={name} onClick={onPress}>
      <Icon of={FolderDown} size={18} />
      {label}
    </Button>
  );
}
