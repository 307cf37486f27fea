import noteStyles from './HeroNote.module.css';

/** A quiet line in the corner of the hero. */
export function HeroNote({ text }: { text: string }) {
  return (
    <p className={noteStyles['note']} role="status">
      {text}
    </p>
  );
}
