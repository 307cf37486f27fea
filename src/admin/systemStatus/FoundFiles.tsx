import { Fragment } from 'react';
import type { DatedFile } from '#src/data/storage.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { systemStatusTexts as texts } from '#src/model/system/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import foundStyles from './FoundFiles.module.css';

/** A name that may break between its parts, rather than inside a number. */
function FileName({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/);
  return (
    <span className={foundStyles['name']}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function File({ path, bytes, updatedAt }: DatedFile) {
  const folderEnd = path.lastIndexOf('/');
  const facts = texts.cleanupFile(formatBytes(bytes), formatDate(updatedAt));
  return (
    <li className={foundStyles['file']}>
      <FileName name={path.slice(folderEnd + 1)} />
      <span className={foundStyles['facts']}>
        {path.slice(0, folderEnd)} · <span className={foundStyles['whole']}>{facts}</span>
      </span>
    </li>
  );
}

interface FoundFilesProps {
  files: readonly DatedFile[];
  onStart: () => void;
}

/** What would be deleted, in a frame of its own: the button below stays near however many there are. */
export function FoundFiles({ files, onStart }: FoundFilesProps) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      <p className={foundStyles['total']}>{texts.cleanupTotal(formatBytes(total))}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, also by the keyboard. */}
      <div
        className={foundStyles['frame']}
        role="region"
        aria-label={texts.cleanupFiles}
        tabIndex={0}
      >
        <ul className={foundStyles['files']} aria-label={texts.cleanupTitle}>
          {files.map((file) => (
            <File key={file.path} {...file} />
          ))}
        </ul>
      </div>
      <Button look="danger" onClick={onStart}>
        {texts.cleanupStart}
      </Button>
    </>
  );
}
