import { type RefObject, useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { type AppSetup, ownApp, removeApp, setUpApp } from '#src/data/auth/authenticatorApp.ts';
import { showErrorAtField, useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { wrongPasswordCodes } from '#src/model/account/password.ts';
import { signOutEverywhereRules } from '#src/model/account/profileForm.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { appCodeRules, digitsOf } from '#src/model/account/secondFactor.ts';
import {
  secondFactorErrors,
  secondFactorTexts as texts,
} from '#src/model/account/secondFactorTexts.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { QrCode } from '#src/ui/display/QrCode.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { AccountHint, PasswordField } from '#src/ui/form/PasswordField.tsx';
import { AppCodeField } from '#src/ui/form/SecondFactorForm.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import editorStyles from '../Editor.module.css';
import { Panel, EditActions, useEditing } from '../Panel.tsx';
import styles from './SecondFactorPanel.module.css';

interface PasswordStepProps {
  email: string;
  /** The change that the password is asked for. */
  action: (password: string) => Promise<void>;
  errors: OperationErrors;
  label: string;
  pendingLabel: string;
  onCancel: () => void;
}

const noPassword = { currentPassword: '' };

/** Asks for the password before anything is changed. */
function PasswordStep({ email, action, errors, onCancel, ...labels }: PasswordStepProps) {
  const form = useRuleForm({ values: noPassword, rules: signOutEverywhereRules });
  const { pending, submit } = useSubmit(
    (password: string) =>
      showErrorAtField(() => action(password), {
        form,
        field: 'currentPassword',
        codes: wrongPasswordCodes,
        errors,
      }),
    { errors },
  );
  return (
    <Form
      form={form}
      onSubmit={async ({ currentPassword }) => {
        await submit(currentPassword);
      }}
    >
      <AccountHint email={email} />
      <PasswordField
        label={profileTexts.currentPasswordLabel}
        error={form.formState.errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <EditActions pending={pending} onCancel={onCancel} {...labels} />
    </Form>
  );
}

/** The key of the app as a picture, and as text for those who cannot scan it. */
function AppKey({ setup: { key, address } }: { setup: AppSetup }) {
  const [isCopied, setIsCopied] = useState(false);
  const { submit } = useSubmit(() => navigator.clipboard.writeText(key), {
    errors: { fallback: texts.notCopied },
  });
  return (
    <div className={styles['key']}>
      <QrCode text={address} label={texts.qrLabel} />
      <div className={styles['words']}>
        <p>{texts.key}</p>
        <code className={styles['text']}>{key.replace(/.{4}(?=.)/g, '$& ')}</code>
        <Button
          className={editorStyles['edit']}
          onClick={() => void submit().then(({ done }) => setIsCopied(done))}
        >
          <Icon of={isCopied ? Check : Copy} size={18} />
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
    </div>
  );
}

const noCode = { code: '' };
const turnedOn = () => ({ kind: 'success', text: texts.turnedOn }) as const;

interface AppStepProps {
  setup: AppSetup;
  onDone: () => void;
  onCancel: () => void;
}

/** Takes over the key into the app, whose first code proves it. */
function AppStep({ setup, onDone, onCancel }: AppStepProps) {
  const form = useRuleForm({ values: noCode, rules: appCodeRules });
  const errors = secondFactorErrors.turnOn;
  const { pending, submit } = useSubmit(
    (code: string) =>
      showErrorAtField(() => setup.finish(digitsOf(code)), {
        form,
        field: 'code',
        codes: ['auth/invalid-verification-code'],
        errors,
      }),
    { success: turnedOn, errors },
  );
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        if ((await submit(code)).done) onDone();
      }}
    >
      <p>{texts.scan}</p>
      <AppKey setup={setup} />
      <AppCodeField error={form.formState.errors.code?.message} {...form.register('code')} />
      <EditActions
        pending={pending}
        onCancel={onCancel}
        label={texts.turnOn}
        pendingLabel={texts.turningOn}
      />
    </Form>
  );
}

/** The element that had the focus is gone when the state has changed. */
function useFocusWhen(isNew: boolean, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew, button]);
}

interface StateProps {
  email: string;
  /** The app has just been turned on or off here. */
  isNew: boolean;
  onChanged: () => void;
}

function TurnedOff({ email, isNew, onChanged }: StateProps) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  const [setup, setSetup] = useState<AppSetup>();
  useFocusWhen(isNew, startButton);
  const cancel = () => {
    setSetup(undefined);
    stop();
  };
  if (!isEditing) {
    return (
      <Button ref={startButton} className={editorStyles['edit']} onClick={start}>
        {texts.open}
      </Button>
    );
  }
  return (
    <div ref={formFrame}>
      {setup ? (
        <AppStep setup={setup} onDone={onChanged} onCancel={cancel} />
      ) : (
        <PasswordStep
          email={email}
          action={async (password) => setSetup(await setUpApp(password))}
          errors={secondFactorErrors.turnOn}
          label={texts.continue}
          pendingLabel={texts.continuing}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

interface TurnedOnProps extends StateProps {
  since: Date | undefined;
}

function TurnedOn({ email, since, isNew, onChanged }: TurnedOnProps) {
  const { isEditing, start, stop, startButton, formFrame } = useEditing();
  useFocusWhen(isNew, startButton);
  return (
    <>
      <Facts look="rows" facts={[[texts.since, since && formatLongDate(since)]]} />
      <p className={styles['hint']}>
        {texts.lostPhone} <code className={styles['text']}>{texts.recoveryCommand(email)}</code>
      </p>
      {isEditing ? (
        <div ref={formFrame}>
          <PasswordStep
            email={email}
            action={async (password) => {
              await removeApp(password);
              showToast({ kind: 'success', text: texts.turnedOff });
              onChanged();
            }}
            errors={secondFactorErrors.turnOff}
            label={texts.turnOff}
            pendingLabel={texts.turningOff}
            onCancel={stop}
          />
        </div>
      ) : (
        <Button ref={startButton} className={editorStyles['edit']} onClick={start}>
          {texts.close}
        </Button>
      )}
    </>
  );
}

const app = { read: ownApp };

/** An authenticator app as a second factor: off, being set up, or on. For administrators. */
export function SecondFactorPanel({ email }: { email: string }) {
  const state = useResource(app);
  const [isNew, setIsNew] = useState(false);
  const onChanged = () => {
    setIsNew(true);
    state.refresh();
  };
  return (
    <Panel title={texts.title} intro={texts.intro}>
      <AsyncView
        state={state}
        skeleton={<Skeleton height="2.75rem" width="12rem" />}
        errors={secondFactorErrors.load}
      >
        {({ isOn, since }) =>
          isOn ? (
            <TurnedOn email={email} since={since} isNew={isNew} onChanged={onChanged} />
          ) : (
            <TurnedOff email={email} isNew={isNew} onChanged={onChanged} />
          )
        }
      </AsyncView>
    </Panel>
  );
}
