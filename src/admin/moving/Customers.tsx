import { useRef, useState } from 'react';
import { invite } from '#src/data/repos/mails/invitations.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { MEGABYTE } from '#src/model/base/units.ts';
import { type CustomerList, type Invitee, readCustomers } from '#src/model/moving/customers.ts';
import { registrationPath } from '#src/model/account/invited.ts';
import { invitationWords } from '#src/model/moving/invitation.ts';
import {
  customerErrors,
  customerTexts as texts,
  invitationTexts,
} from '#src/model/moving/texts.ts';
import { csvRowsOf, decodeCsv } from '#src/model/reconciliation/csv.ts';
import { useShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './Moving.module.css';

/** A list of customers is far smaller. */
const MAX_BYTES = 5 * MEGABYTE;

const SHOWN_COUNT = 200;

function ChooseList({ label, onRead }: { label: string; onRead: (list: CustomerList) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useSubmit(
    async (file: File) =>
      onRead(readCustomers(csvRowsOf(decodeCsv(new Uint8Array(await file.arrayBuffer()))))),
    { errors: customerErrors.read },
  );
  function read(file: File): void {
    if (file.size > MAX_BYTES) showToast({ kind: 'error', text: texts.tooLarge });
    else void reading.submit(file);
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read(file);
          // Otherwise choosing the same file again would not fire a change.
          target.value = '';
        }}
      />
    </>
  );
}

/** The invitation as the server would send it, in the mail program of the photographer. */
function ownMail({ name, email }: Invitee, business: string): string {
  const { subject, message } = invitationWords(business, name);
  const link = new URL(registrationPath(email), window.location.origin).href;
  const body = `${message}\n\n${invitationTexts.link}: ${link}`;
  const words = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`];
  return `${mailtoLink(email)}?${words.join('&')}`;
}

function People({ people, business }: { people: readonly Invitee[]; business: string }) {
  return (
    <ul className={styles['people']}>
      {people.slice(0, SHOWN_COUNT).map((person) => (
        <li key={person.email}>
          <span>{person.name === '' ? texts.unnamed : person.name}</span>
          <span className={styles['muted']}>{person.email}</span>
          <a href={ownMail(person, business)} aria-label={texts.writeTo(person.email)}>
            {texts.write}
          </a>
        </li>
      ))}
      {people.length > SHOWN_COUNT && <li>{texts.more(people.length - SHOWN_COUNT)}</li>}
    </ul>
  );
}

function Skipped({ problems }: Pick<CustomerList, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Disclosure summary={texts.problems(problems.length)}>
      <ul className={styles['reason']}>
        {problems.slice(0, SHOWN_COUNT).map(({ row, text, problem }) => (
          <li key={row}>{texts.problem(row, text, problem)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A list of customers from another system, who are invited and never made accounts for. */
export function Customers() {
  const business = useShop(({ businessName }) => businessName);
  const [list, setList] = useState<CustomerList>();
  const [isAsking, setIsAsking] = useState(false);
  const { pending, submit } = useSubmit(invite, {
    success: (count) => ({ kind: 'success', text: texts.sent(count) }),
    errors: customerErrors.send,
  });
  if (!list) {
    return (
      <div className={styles['actions']}>
        <ChooseList label={texts.choose} onRead={setList} />
      </div>
    );
  }
  const { people, problems } = list;
  const [first] = people;
  return (
    <div className={styles['running']}>
      <p className={styles['count']} role="status">
        {people.length === 0 ? texts.none : texts.found(people.length)}
      </p>
      <People people={people} business={business} />
      <Skipped problems={problems} />
      {first && (
        <Disclosure summary={texts.preview}>
          <blockquote className={styles['mail']}>
            <p className={styles['count']}>{invitationWords(business, first.name).subject}</p>
            <p>{invitationWords(business, first.name).message}</p>
          </blockquote>
        </Disclosure>
      )}
      <div className={styles['actions']}>
        {people.length > 0 && (
          <Button look="primary" busy={pending} onClick={() => setIsAsking(true)}>
            {texts.send(people.length)}
          </Button>
        )}
        <ChooseList label={texts.again} onRead={setList} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.askTitle(people.length)}
          description={texts.askText}
          confirmLabel={texts.send(people.length)}
          onConfirm={() => {
            setIsAsking(false);
            void submit(people);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
