import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useFileDrop } from '#src/hooks/useFileDrop.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './PictureDrop.module.css';
import { droppedFiles, meantFiles } from './droppedFiles.ts';

interface PictureDropProps {
  /** What the button for single files says. */
  label?: string;
  onFiles: (files: File[]) => void;
}

interface FileButtonProps {
  label: string;
  isFolder?: boolean;
  onFiles: (files: File[]) => void;
}

function FileButton({ label, isFolder = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = meantFiles(target.files ?? []);
          // Choosing the same files once more is a choice too.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** A place for pictures: files and folders are dropped on it, or chosen. */
export function PictureDrop({ label = uploadTexts.choose, onFiles }: PictureDropProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(place, (dropped) => {
    void droppedFiles(dropped).then((files) => {
      if (files.length > 0) onFiles(files);
    });
  });
  return (
    <div ref={place} className={classNames(styles['drop'], isOver && styles['over'])}>
      <Icon of={ImagePlus} size={28} />
      <div className={styles['words']}>
        <p className={styles['title']}>{isOver ? uploadTexts.dropActive : uploadTexts.drop}</p>
        <p className={styles['hint']}>{uploadTexts.dropHint}</p>
      </div>
      <div className={styles['buttons']}>
        <FileButton label={label} onFiles={onFiles} />
        <FileButton label={uploadTexts.chooseFolder} isFolder onFiles={onFiles} />
      </div>
    </div>
  );
}
