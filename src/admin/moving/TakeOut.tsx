import { useEffect, useRef, useState } from 'react';
import { site } from '#src/config/site.ts';
import { reportFailure, useSubmit } from '#src/hooks/useSubmit.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { bytesOf } from '#src/model/purchases/zipPlan.ts';
import { takeOutErrors, takeoutTabTexts as texts } from '#src/model/takeout/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { useOpenWorkWhile } from '../editing/LeaveGuard.tsx';
import { Section } from '../layout/Section.tsx';
import styles from './Moving.module.css';
import { type CountedShop, countShop, saveShop } from './saveShop.ts';

interface Archive {
  /** The bytes that have arrived; undefined while nothing is saved. */
  doneBytes: number | undefined;
  /** The files that the archive lacks. */
  failed: readonly string[];
  save: () => Promise<void>;
  cancel: () => void;
}

/** Saves one archive at a time. It is cancelled when the page is left. */
function useArchive(shop: CountedShop): Archive {
  const [doneBytes, setDoneBytes] = useState<number>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useOpenWorkWhile('takingOut', doneBytes !== undefined);

  async function save(): Promise<void> {
    const work = new AbortController();
    running.current = work;
    setDoneBytes(0);
    setFailed([]);
    try {
      const missing = await saveShop(shop, { onBytes: setDoneBytes, signal: work.signal });
      setFailed(missing);
      if (missing.length === 0) showToast({ kind: 'success', text: texts.saved });
      else showToast({ kind: 'warning', text: texts.savedPart });
    } catch (thrown) {
      if (toAppError(thrown).code !== 'cancelled') reportFailure(thrown, takeOutErrors.save);
      else showToast({ text: texts.cancelled });
    } finally {
      setDoneBytes(undefined);
    }
  }

  return { doneBytes, failed, save, cancel: () => running.current?.abort() };
}

function Failed({ paths }: { paths: readonly string[] }) {
  return (
    <div role="alert">
      <p className={styles['subtitle']}>{texts.failed(paths.length)}</p>
      <ul className={styles['list']}>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  );
}

function Counted({ shop, onCountAgain }: { shop: CountedShop; onCountAgain: () => void }) {
  const { doneBytes, failed, save, cancel } = useArchive(shop);
  const totalBytes = bytesOf(shop.entries);
  const total = formatBytes(totalBytes);
  const saved = texts.progress(formatBytes(doneBytes ?? 0), total);
  return (
    <>
      <Facts
        look="columns"
        facts={[
          [texts.files, shop.paths.size],
          [texts.records, shop.records],
          [texts.size, total],
        ]}
      />
      {doneBytes === undefined ? (
        <div className={styles['actions']}>
          <Button look="primary" onClick={() => void save()}>
            {texts.save}
          </Button>
          <Button onClick={onCountAgain}>{texts.countAgain}</Button>
        </div>
      ) : (
        <>
          <ProgressBar
            label={texts.save}
            valueText={saved}
            value={Math.min(doneBytes, totalBytes)}
            max={totalBytes}
          />
          <p className={styles['intro']}>
            {saved}. {texts.stay}
          </p>
          <div className={styles['actions']}>
            <Button onClick={cancel}>{texts.cancel}</Button>
          </div>
        </>
      )}
      {failed.length > 0 && <Failed paths={failed} />}
    </>
  );
}

function TakeOutSteps() {
  const [shop, setShop] = useState<CountedShop>();
  const count = useSubmit(countShop, { errors: takeOutErrors.count });

  async function countNow(): Promise<void> {
    setShop(undefined);
    const outcome = await count.submit();
    if (outcome.done) setShop(outcome.answer);
  }

  return (
    <>
      <p className={styles['warning']}>{texts.warning}</p>
      <p className={styles['intro']}>{texts.missing}</p>
      <p className={styles['intro']}>{texts.wholeHint}</p>
      {shop ? (
        <Counted shop={shop} onCountAgain={() => void countNow()} />
      ) : (
        <div className={styles['actions']}>
          <Button busy={count.pending} onClick={() => void countNow()}>
            {count.pending ? texts.counting : texts.count}
          </Button>
        </div>
      )}
    </>
  );
}

/** Hands the whole shop out as one archive. It is a heap of personal data: only an owner is offered it. */
export function TakeOut() {
  const user = useSession((state) => state.user);
  const isOwner = user?.emailVerified === true && isListedEmail(user.email, site.ownerEmails);
  return (
    <Section title={texts.title} intro={texts.intro}>
      {isOwner ? <TakeOutSteps /> : <p className={styles['intro']}>{texts.ownersOnly}</p>}
    </Section>
  );
}
