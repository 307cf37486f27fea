import { useState } from 'react';
import { site } from '#src/config/site.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import {
  customerPanelTexts as texts,
  customerPanelErrors,
} from '#src/model/account/customerTexts.ts';
import { phoneLabel, searchUsers } from '#src/model/account/customers.ts';
import type { UserRecord } from '#src/model/account/schema.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import { formatDate, formatDateTime } from '#src/model/base/dates.ts';
import { MoreButton } from '#src/ui/controls/MoreButton.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { BlockCustomer, useBlockedIds } from './BlockCustomer.tsx';
import styles from './UsersDialog.module.css';
import type { UserList } from './readUsers.ts';

export type UserColumn = keyof typeof texts.columns;

export const userColumns = Object.keys(texts.columns) as UserColumn[];

function phoneText(user: UserRecord): string {
  const label = phoneLabel(user, site.presenceEmails);
  switch (label.kind) {
    case 'phone':
      return label.text;
    case 'admin':
      return texts.adminPhone;
    case 'missing':
      return texts.phoneMissing;
    default:
      return unreachable(label);
  }
}

/** The text of each column for a user. */
export function userFacts(user: UserRecord): Record<UserColumn, string> {
  const { email, firstName, lastName, isAdmin, createdAt, lastLogin } = user;
  return {
    email: email || '–',
    firstName: firstName || '–',
    lastName: lastName || '–',
    phone: phoneText(user),
    accountType: isAdmin ? texts.accountTypes.admin : texts.accountTypes.user,
    created: createdAt ? formatDate(createdAt) : '–',
    lastLogin: lastLogin ? formatDateTime(lastLogin) : texts.never,
  };
}

/** A longer table would be slow to draw; a button shows more. */
const PAGE_SIZE = 50;
const NARROW = '(width < 68rem)';

interface UserListProps {
  users: readonly UserRecord[];
  blockedIds: ReadonlySet<string> | undefined;
}

function UserTable({ users, blockedIds }: UserListProps) {
  return (
    <table className={styles['table']} aria-label={texts.usersTitle}>
      <thead>
        <tr>
          {userColumns.map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
          <th scope="col">{texts.ordering}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const facts = userFacts(user);
          return (
            <tr key={user.id}>
              {userColumns.map((column) => (
                <td key={column}>{facts[column]}</td>
              ))}
              <td>
                <BlockCustomer user={user} blockedIds={blockedIds} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function UserCards({ users, blockedIds }: UserListProps) {
  return (
    <ul className={styles['cards']} aria-label={texts.usersTitle}>
      {users.map((user) => {
        const facts = userFacts(user);
        return (
          <li key={user.id} className={styles['card']}>
            <Facts
              look="columns"
              facts={[
                ...userColumns.map((column) => [texts.columns[column], facts[column]] as const),
                [texts.ordering, <BlockCustomer user={user} blockedIds={blockedIds} />],
              ]}
              long={[texts.columns.email]}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface UsersProps {
  list: UserList;
  linkedId: string | undefined;
}

function Users({ list: { users, isFallback }, linkedId }: UsersProps) {
  const linked = users.find(({ id }) => id === linkedId);
  const [query, setQuery] = useState(linked?.email ?? '');
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const isNarrow = useMediaQuery(NARROW);
  const blockedIds = useBlockedIds();
  const found = searchUsers(users, query);
  const shown = found.slice(0, shownCount);
  const List = isNarrow ? UserCards : UserTable;
  if (users.length === 0) return <p className={styles['note']}>{texts.noUsers}</p>;
  return (
    <div className={styles['users']}>
      {isFallback && <p className={styles['warning']}>{texts.usersFallback}</p>}
      <TextField
        type="search"
        label={texts.searchLabel}
        placeholder={texts.userSearchHint}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setShownCount(PAGE_SIZE);
        }}
      />
      <p role="status" className={styles['note']}>
        {found.length === 0 ? texts.noUserMatches : texts.userCount(found.length)}
      </p>
      {shown.length > 0 && <List users={shown} blockedIds={blockedIds} />}
      <MoreButton
        hasMore={shown.length < found.length}
        onClick={() => setShownCount(shownCount + PAGE_SIZE)}
      >
        {texts.showMore}
      </MoreButton>
    </div>
  );
}

interface UsersDialogProps {
  users: Retryable<UserList>;
  /** The id of the user to show at first, instead of all. */
  linkedId?: string | undefined;
  onClose: () => void;
}

export function UsersDialog({ users, linkedId, onClose }: UsersDialogProps) {
  return (
    <Dialog title={texts.usersTitle} isWide onClose={onClose}>
      <AsyncView
        state={users}
        skeleton={<Skeleton width="100%" height="16rem" />}
        errors={customerPanelErrors.users}
      >
        {(list) => <Users list={list} linkedId={linkedId} />}
      </AsyncView>
    </Dialog>
  );
}
