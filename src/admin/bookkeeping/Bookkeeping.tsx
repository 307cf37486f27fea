import { useMemo, useState } from 'react';
import { latestRetention } from '#src/data/repos/system/operationLog.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { daysOf, daysPeriod, offeredPeriods, type Period } from '#src/model/bookkeeping/period.ts';
import type { RetentionRun } from '#src/model/bookkeeping/retention.ts';
import { bookkeepingErrors, bookkeepingTexts as texts } from '#src/model/bookkeeping/texts.ts';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './Bookkeeping.module.css';
import { PeriodVouchers } from './PeriodVouchers.tsx';

/** The two days between which vouchers are asked for, both included. */
interface Days {
  first: string;
  last: string;
}

interface DayFieldsProps {
  days: Days;
  isComplete: boolean;
  onChange: (days: Days) => void;
}

function DayFields({ days, isComplete, onChange }: DayFieldsProps) {
  return (
    <>
      <TextField
        type="date"
        label={texts.firstDay}
        value={days.first}
        onChange={({ target }) => onChange({ ...days, first: target.value })}
      />
      <TextField
        type="date"
        label={texts.lastDay}
        value={days.last}
        onChange={({ target }) => onChange({ ...days, last: target.value })}
      />
      {!isComplete && (
        <p role="status" className={styles['warning']}>
          {texts.daysMissing}
        </p>
      )}
    </>
  );
}

function daysFrom(period: Period): Days {
  const [first, last] = daysOf(period);
  return { first, last };
}

function runText({ at, count, until, finishedAt }: RetentionRun): string {
  const words = finishedAt ? texts.forgotten : texts.forgettingCut;
  return words(formatDate(at), count, formatDate(until));
}

const latestRun = { read: latestRetention };

/** The last removal of persons from sales that need not be kept any longer. */
function Forgetting() {
  const run = useResource(latestRun);
  return (
    <section>
      <h2 className={styles['title']}>{texts.forgettingTitle}</h2>
      <p className={styles['note']}>{texts.forgettingIntro}</p>
      <AsyncView
        state={run}
        skeleton={<Skeleton width="20rem" height="1.5rem" />}
        errors={bookkeepingErrors.forgetting}
      >
        {(latest) => <p>{latest ? runText(latest) : texts.neverForgotten}</p>}
      </AsyncView>
    </section>
  );
}

/** The vouchers of a period with their sums and files, and what has been forgotten. */
export function Bookkeeping() {
  const [periods] = useState(() => offeredPeriods(new Date()));
  const [name, setName] = useState(periods[0]?.name ?? '');
  const [days, setDays] = useState<Days>();
  const { first = '', last = '' } = days ?? {};
  const hasOwnDays = days !== undefined;
  const period = useMemo(
    () => (hasOwnDays ? daysPeriod(first, last) : periods.find((each) => each.name === name)),
    [hasOwnDays, first, last, periods, name],
  );

  function choose(chosen: string): void {
    const offered = periods.find((each) => each.name === chosen);
    if (offered) setName(chosen);
    setDays(offered || !period ? undefined : daysFrom(period));
  }

  return (
    <>
      <div className={styles['period']}>
        <DropdownSelect
          label={texts.period}
          value={hasOwnDays ? texts.ownDays : name}
          options={[...periods.map((each) => each.name), texts.ownDays].map((value) => ({
            value,
            label: value,
          }))}
          onChange={choose}
        />
        {days && <DayFields days={days} isComplete={period !== undefined} onChange={setDays} />}
      </div>
      {period && <PeriodVouchers key={period.name} period={period} />}
      <Forgetting />
    </>
  );
}
