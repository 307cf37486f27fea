import type { ComponentType } from 'react';
import { usePurposeAnswers } from '#src/hooks/usePurposeAnswers.ts';
import { choiceTexts } from '#src/model/consent/choiceTexts.ts';
import { Button } from '../controls/Button.tsx';
import styles from './BotCheckQuestion.module.css';

interface QuestionProps {
  isOptional: boolean;
  instead: ComponentType<{ invitation: string }> | undefined;
  onAllowed: () => void;
}

/** Asks before anything is fetched from the provider of the bot check. */
export function BotCheckQuestion({ isOptional, instead: Instead, onAllowed }: QuestionProps) {
  const { choose } = usePurposeAnswers();
  return (
    <div className={styles['question']}>
      <p>
        {choiceTexts.botQuestion} {isOptional && choiceTexts.withoutBotCheck}
      </p>
      <Button
        onClick={() => {
          choose({ botCheck: true });
          onAllowed();
        }}
      >
        {choiceTexts.allowBotCheck}
      </Button>
      {Instead && <Instead invitation={choiceTexts.contactInstead} />}
    </div>
  );
}
