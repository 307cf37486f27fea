import { formatLongDate } from '#src/model/base/dates.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import takenAtStyles from './TakenAt.module.css';

/** When a picture was taken, where its file said so. */
export function TakenAt({ date }: { date: Date | undefined }) {
  if (!date) return null;
  return <p className={takenAtStyles['taken']}>{uploadTexts.takenAt(formatLongDate(date))}</p>;
}
