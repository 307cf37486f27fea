import type { ReactNode } from 'react';
import { useChoice } from '#src/hooks/useChoice.ts';
import { choiceTexts } from '#src/model/consent/choiceTexts.ts';
import { Button } from '../controls/Button.tsx';
import styles from './BotCheck.module.css';

interface QuestionProps {
  isOptional: boolean;
  instead: ReactNode;
  onAllowed: () => void;
}

/** Asks before anything is fetched from the provider of the bot check. */
export function BotCheckQuestion({ isOptional, instead, onAllowed }: QuestionProps) {
  const { choose } = useChoice();
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
      {instead}
    </div>
  );
}
