import { useState } from 'react';
import { usePurposeAnswers } from '#src/hooks/usePurposeAnswers.ts';
import { offeredPurposes } from '#src/lib/offeredPurposes.ts';
import { answerTo, type Answers } from '#src/model/consent/choices.ts';
import { choiceTexts } from '#src/model/consent/choiceTexts.ts';
import { Switch } from '../form/Switch.tsx';
import { Button } from './Button.tsx';
import styles from './ChoiceSettings.module.css';

interface ChoiceFormProps {
  answers: Answers;
  revision: number;
  onChoose: (answers: Answers) => void;
}

/** A switch for each purpose, and three buttons that look alike. Nothing is switched on beforehand. */
export function ChoiceForm({ answers, revision, onChoose }: ChoiceFormProps) {
  const [draft, setDraft] = useState({ answers, revision });
  // A button for all, or another tab, has answered. That the server has logged an answer is none.
  if (draft.revision !== revision) setDraft({ answers, revision });
  return (
    <fieldset className={styles['purposes']} aria-label={choiceTexts.settingsLabel}>
      <div className={styles['purpose']}>
        <p className={styles['name']}>{choiceTexts.necessaryTitle}</p>
        <p className={styles['text']}>{choiceTexts.necessaryText}</p>
      </div>
      {offeredPurposes().map((purpose) => (
        <div key={purpose} className={styles['purpose']}>
          <Switch
            label={choiceTexts.purposes[purpose].title}
            hint={choiceTexts.purposes[purpose].text}
            checked={draft.answers[purpose] === true}
            onChange={({ target }) =>
              setDraft({ ...draft, answers: { ...draft.answers, [purpose]: target.checked } })
            }
          />
        </div>
      ))}
      <div className={styles['actions']}>
        <Button onClick={() => onChoose(answerTo(offeredPurposes(), false))}>
          {choiceTexts.declineAll}
        </Button>
        <Button onClick={() => onChoose(answerTo(offeredPurposes(), true))}>
          {choiceTexts.acceptAll}
        </Button>
        <Button
          onClick={() => onChoose({ ...answerTo(offeredPurposes(), false), ...draft.answers })}
        >
          {choiceTexts.save}
        </Button>
      </div>
    </fieldset>
  );
}

/** The visitor's answers for each purpose, which can always be changed. */
export function ChoiceSettings() {
  const { answers, revision, choose } = usePurposeAnswers();
  return (
    <div className={styles['settings']}>
      <p role="status" className={styles['status']}>
        {choiceTexts.status(answers, offeredPurposes())}
      </p>
      <ChoiceForm answers={answers} revision={revision} onChoose={choose} />
    </div>
  );
}
