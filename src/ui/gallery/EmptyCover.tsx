import coverStyles from './EmptyCover.module.css';

/** The cover of an album without pictures: the corners that will hold one. */
export function EmptyCover({ aspectRatio }: { aspectRatio: number }) {
  return (
    <div className={coverStyles['cover']} style={{ aspectRatio }}>
      <svg className={coverStyles['drawing']} viewBox="-0.5 -0.5 97 65" aria-hidden>
        <rect className={coverStyles['place']} x="3" y="3" width="90" height="58" />
        <path d="M0 14V0H14ZM82 0H96V14ZM96 50V64H82ZM14 64H0V50Z" />
      </svg>
    </div>
  );
}
