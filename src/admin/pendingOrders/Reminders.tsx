import { useCallback, useState } from 'react';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import { reminders } from '#src/data/repos/mails/orderMails.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDay } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import {
  type ReminderSettings,
  reminderPlan,
  reminderProblem,
} from '#src/model/orders/orderReminders.ts';
import { reminderErrors, reminderTexts as texts } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox } from '#src/ui/form/Choices.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './Reminders.module.css';

export const reminderSettings = { watch: reminders.watch };

interface ReminderNoteProps {
  order: PendingOrder;
  settings: ReminderSettings | undefined;
}

function sentencesOf(order: PendingOrder, settings: ReminderSettings): string[] {
  if (order.remindersStopped) return [texts.stopped];
  const plan = reminderPlan(order, settings, new Date());
  if (!plan) return [];
  const { remindedAt } = order;
  const reminder = plan.remindAt
    ? texts.remindsOn(formatDay(plan.remindAt))
    : texts.remindedOn(remindedAt ? formatDay(remindedAt) : '');
  return [reminder, texts.expiresOn(formatDay(plan.expireAt))];
}

/** The days on which something happens to an unpaid order by itself, with a button that stops it. */
export function ReminderNote({ order, settings }: ReminderNoteProps) {
  const { id, remindersStopped: isStopped = false } = order;
  const { pending, submit } = useSubmit(
    useCallback(() => pendingOrders.stopReminders(id, !isStopped), [id, isStopped]),
    { errors: reminderErrors.save },
  );
  if (!settings?.isOn) return null;
  const sentences = sentencesOf(order, settings);
  if (sentences.length === 0) return null;
  const label = isStopped ? texts.resumeOf : texts.stopOf;
  return (
    <div className={styles['note']}>
      <p>{joinFacts(sentences)}</p>
      <Button
        look="quiet"
        busy={pending}
        aria-label={label(orderNumber(id))}
        onClick={() => void submit()}
      >
        {isStopped ? texts.resume : texts.stop}
      </Button>
    </div>
  );
}

interface SettingsDialogProps {
  settings: ReminderSettings;
  onClose: () => void;
}

function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const [isOn, setIsOn] = useState(settings.isOn);
  const [afterText, setAfterText] = useState(String(settings.afterDays));
  const [expireText, setExpireText] = useState(String(settings.expireAfterDays));
  const [isTried, setIsTried] = useState(false);
  const { pending, submit } = useSubmit(reminders.save, {
    success: () => ({ kind: 'success', text: texts.saved }),
    errors: reminderErrors.save,
  });
  // An empty field is no number, where `Number` takes it for none at all.
  const [afterDays = NaN, expireAfterDays = NaN] = [afterText, expireText].map(Number.parseFloat);
  const problem = reminderProblem({ afterDays, expireAfterDays });
  const complaint = isTried && problem ? texts.problems[problem] : undefined;
  const isAboutReminder = problem === 'after-days';

  async function send(): Promise<void> {
    setIsTried(true);
    if (problem) return;
    const outcome = await submit({ isOn, afterDays, expireAfterDays });
    if (outcome.done) onClose();
  }

  return (
    <Dialog title={texts.dialogTitle} onClose={onClose}>
      <Checkbox
        label={texts.isOn}
        checked={isOn}
        onChange={({ target }) => setIsOn(target.checked)}
      />
      <TextField
        label={texts.afterDays}
        inputMode="numeric"
        value={afterText}
        error={isAboutReminder ? complaint : undefined}
        onChange={({ target }) => setAfterText(target.value)}
      />
      <TextField
        label={texts.expireAfterDays}
        inputMode="numeric"
        value={expireText}
        error={isAboutReminder ? undefined : complaint}
        onChange={({ target }) => setExpireText(target.value)}
      />
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" busy={pending} onClick={() => void send()}>
          {pending ? texts.saving : texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The photographer's choice of the days. */
export function ReminderChoice() {
  const { value: settings } = useResource(reminderSettings);
  const [isOpen, setIsOpen] = useState(false);
  if (!settings) return null;
  const { isOn, afterDays, expireAfterDays } = settings;
  return (
    <section className={styles['choice']}>
      <h2 className={styles['title']}>{texts.title}</h2>
      <div className={styles['note']}>
        <p>{isOn ? texts.summary(afterDays, expireAfterDays) : texts.off}</p>
        <Button look="quiet" aria-label={texts.changeLabel} onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      </div>
      {isOpen && <SettingsDialog settings={settings} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
