import { type ComponentProps, useRef } from 'react';
import { Button } from '#src/ui/controls/Button.tsx';

interface FilesButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  /** A whole folder is chosen. */
  isFolder?: boolean;
  accept?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** A button with which files are chosen. */
export function FilesButton({ label, isFolder, accept, onFiles, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={accept}
        {...(isFolder === true && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // Otherwise choosing the same files again would not fire a change.
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
