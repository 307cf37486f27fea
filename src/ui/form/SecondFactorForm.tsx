import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import {
  appCodeRules,
  type CodeChallenge,
  type CodeValues,
  digitsOf,
  recoveryCodeRules,
} from '#src/model/account/secondFactor.ts';
import {
  secondFactorErrors,
  secondFactorTexts as texts,
} from '#src/model/account/secondFactorTexts.ts';
import { Button } from '../controls/Button.tsx';
import { Form } from './Form.tsx';
import styles from './SecondFactorForm.module.css';
import { TextField } from './TextField.tsx';

type FieldProps = ComponentProps<typeof TextField>;

/** A field that gets the focus when it appears, because it answers the press before it. */
function CodeField(props: FieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={frame}>
      <TextField className={styles['code']} spellCheck={false} {...props} />
    </div>
  );
}

/** The field for the code that an authenticator app shows. */
export function AppCodeField(props: Omit<FieldProps, 'label'>) {
  return (
    <CodeField
      label={texts.codeLabel}
      hint={texts.codeHint}
      autoComplete="one-time-code"
      inputMode="numeric"
      // Apps show the digits in two groups.
      maxLength={7}
      {...props}
    />
  );
}

function RecoveryCodeField(props: Omit<FieldProps, 'label'>) {
  return (
    <CodeField
      label={texts.recoveryLabel}
      autoComplete="off"
      autoCapitalize="characters"
      {...props}
    />
  );
}

interface Way {
  question: string;
  rules: RuleTable<CodeValues>;
  Field: typeof AppCodeField;
  answer: (challenge: CodeChallenge, code: string) => Promise<void>;
  toOther: string;
  success?: () => { kind: 'warning'; text: string };
}

const byApp: Way = {
  question: texts.ask,
  rules: appCodeRules,
  Field: AppCodeField,
  answer: (challenge, code) => challenge.answer(digitsOf(code)),
  toOther: texts.toRecovery,
};

const byRecoveryCode: Way = {
  question: texts.askRecovery,
  rules: recoveryCodeRules,
  Field: RecoveryCodeField,
  answer: (challenge, code) => challenge.recover(code),
  toOther: texts.toApp,
  success: () => ({ kind: 'warning', text: texts.recovered }),
};

const noCode: CodeValues = { code: '' };
const errors = secondFactorErrors.code;

interface AnswerProps extends SecondFactorFormProps {
  way: Way;
  onOther: () => void;
}

function Answer({ way, challenge, onClose, onOther }: AnswerProps) {
  const form = useRuleForm({ values: noCode, rules: way.rules });
  const { pending, submit } = useSubmit(
    (code: string) =>
      showErrorAtField(() => way.answer(challenge, code), {
        form,
        field: 'code',
        codes: ['auth/invalid-verification-code'],
        errors,
      }),
    { errors, ...(way.success && { success: way.success }) },
  );
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        if ((await submit(code)).done) onClose();
      }}
    >
      <p>{way.question}</p>
      <way.Field error={form.formState.errors.code?.message} {...form.register('code')} />
      <div className={styles['actions']}>
        <Button look="primary" type="submit" busy={pending}>
          {pending ? texts.submitting : texts.submit}
        </Button>
        <Button look="quiet" disabled={pending} onClick={onClose}>
          {texts.back}
        </Button>
      </div>
      <Button look="quiet" className={styles['other']} disabled={pending} onClick={onOther}>
        {way.toOther}
      </Button>
    </Form>
  );
}

export interface SecondFactorFormProps {
  challenge: CodeChallenge;
  /** The code was right, or the person goes back. */
  onClose: () => void;
}

/** Asks for the code of the app, or for a recovery code when the telephone is lost. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const [isLost, setIsLost] = useState(false);
  const way = isLost ? byRecoveryCode : byApp;
  return <Answer key={way.question} way={way} {...props} onOther={() => setIsLost(!isLost)} />;
}
