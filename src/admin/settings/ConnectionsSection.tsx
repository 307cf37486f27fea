import { useState } from 'react';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import * as connections from '#src/data/repos/settings/connections.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { ShownToken, ShownWebhook } from '#src/model/api/connections.ts';
import { connectionErrors, connectionLoadErrors, connectionTexts } from '#src/model/api/texts.ts';
import { formatDateTime } from '#src/model/base/dates.ts';
import { clientEditorErrors } from '#src/model/clients/editorTexts.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { NewTokenDialog, NewWebhookDialog, SecretDialog } from './ConnectionDialogs.tsx';
import { Section } from '../layout/Section.tsx';
import styles from './Settings.module.css';

const texts = connectionTexts;

/** An end of access that is asked about. */
interface Ending {
  title: string;
  text: string;
  confirm: string;
  done: string;
  change: Parameters<typeof connections.change>[0];
}

const revoking = ({ id, name }: ShownToken): Ending => ({
  title: texts.revokeTitle,
  text: texts.revokeText(name),
  confirm: texts.revoke,
  done: texts.revokedNow,
  change: { kind: 'revoke-token', id },
});

const removing = ({ id, url }: ShownWebhook): Ending => ({
  title: texts.removeTitle,
  text: texts.removeText(url),
  confirm: texts.remove,
  done: texts.removed,
  change: { kind: 'remove-webhook', id },
});

type Galleries = readonly Pick<ClientGallery, 'id' | 'title'>[];

function reachOf({ galleryId }: ShownToken, galleries: Galleries | undefined): string {
  if (galleryId === '') return texts.everything;
  if (!galleries) return texts.oneGallery;
  const gallery = galleries.find(({ id }) => id === galleryId);
  return gallery ? texts.gallery(gallery.title) : texts.goneGallery;
}

interface EntryProps {
  name: string;
  lines: readonly string[];
  /** The button that ends it; left out when it has ended. */
  end?: { label: string; name: string; press: () => void };
}

function Entry({ name, lines, end }: EntryProps) {
  return (
    <li className={styles['change']}>
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line} className={styles['who']}>
          {line}
        </span>
      ))}
      {end && (
        <div className={styles['actions']}>
          <Button aria-label={end.name} onClick={end.press}>
            {end.label}
          </Button>
        </div>
      )}
    </li>
  );
}

function tokenLines(token: ShownToken, galleries: Galleries | undefined): string[] {
  const { createdAt, createdBy, usedAt, revokedAt, revokedBy } = token;
  return [
    reachOf(token, galleries),
    texts.madeBy(createdBy, formatDateTime(createdAt)),
    usedAt ? texts.used(formatDateTime(usedAt)) : texts.unused,
    ...(revokedAt ? [texts.revoked(revokedBy, formatDateTime(revokedAt))] : []),
  ];
}

function webhookLines({ createdAt, createdBy, last }: ShownWebhook): string[] {
  return [
    texts.madeBy(createdBy, formatDateTime(createdAt)),
    last ? texts.lastLine(texts.last[last.status], formatDateTime(last.at)) : texts.untold,
  ];
}

interface Listed {
  tokens: readonly ShownToken[];
  webhooks: readonly ShownWebhook[];
}

interface ListsProps extends Listed {
  /** Undefined while they are not known. */
  galleries: Galleries | undefined;
  onEnd: (ending: Ending) => void;
}

/** Valid tokens first, then those that were revoked, the newest first. */
const inOrder = (tokens: readonly ShownToken[]): ShownToken[] =>
  tokens.toSorted(
    (one, other) =>
      Number(one.revokedAt !== undefined) - Number(other.revokedAt !== undefined) ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  );

function Tokens({ tokens, galleries, onEnd }: Omit<ListsProps, 'webhooks'>) {
  if (tokens.length === 0) return <p className={styles['intro']}>{texts.noTokens}</p>;
  return (
    <ul className={styles['log']} aria-label={texts.tokens}>
      {inOrder(tokens).map((token) => (
        <Entry
          key={token.id}
          name={token.name}
          lines={tokenLines(token, galleries)}
          {...(!token.revokedAt && {
            end: {
              label: texts.revoke,
              name: texts.revokeLabel(token.name),
              press: () => onEnd(revoking(token)),
            },
          })}
        />
      ))}
    </ul>
  );
}

function Webhooks({ webhooks, onEnd }: Pick<ListsProps, 'webhooks' | 'onEnd'>) {
  if (webhooks.length === 0) return <p className={styles['intro']}>{texts.noWebhooks}</p>;
  return (
    <ul className={styles['log']} aria-label={texts.webhooks}>
      {webhooks.map((webhook) => (
        <Entry
          key={webhook.id}
          name={webhook.url}
          lines={webhookLines(webhook)}
          end={{
            label: texts.remove,
            name: texts.removeLabel(webhook.url),
            press: () => onEnd(removing(webhook)),
          }}
        />
      ))}
    </ul>
  );
}

function EndDialog({
  ending,
  onEnded,
  onClose,
}: {
  ending: Ending;
  onEnded: () => void;
  onClose: () => void;
}) {
  const { pending, submit } = useSubmit(connections.change, {
    success: () => ({ kind: 'success', text: ending.done }),
    errors: connectionErrors,
  });
  async function end(): Promise<void> {
    const { done } = await submit(ending.change);
    if (done) onEnded();
  }
  return (
    <ConfirmDialog
      title={ending.title}
      description={ending.text}
      confirmLabel={ending.confirm}
      busy={pending}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}

const connectionList = { read: connections.read };

/** The galleries that tokens reach, read apart: a token can be revoked although they cannot be read. */
const galleryList = { read: clientGalleries.listAll };

type Open = 'token' | 'webhook' | { ending: Ending } | { secret: string } | undefined;

/** The programs that reach the shop by a token, and the addresses that are told of events. */
export function ConnectionsSection() {
  const stored = useResource(connectionList);
  const galleries = useResource(galleryList);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  // A dialog closes when it has saved: by then the secret is shown.
  const closeForm = () => setOpen((now) => (typeof now === 'string' ? undefined : now));
  const show = (secret: string) => {
    setOpen({ secret });
    stored.refresh();
  };
  const end = (ending: Ending) => setOpen({ ending });
  return (
    <Section title={texts.title} intro={texts.intro}>
      <AsyncView state={stored} skeleton={null} errors={connectionLoadErrors}>
        {({ tokens, webhooks }) => (
          <>
            <h3 className={styles['subtitle']}>{texts.tokens}</h3>
            <Tokens tokens={tokens} galleries={galleries.value} onEnd={end} />
            <AsyncView state={galleries} skeleton={null} errors={clientEditorErrors.load}>
              {() => (
                <div className={styles['actions']}>
                  <Button onClick={() => setOpen('token')}>{texts.make}</Button>
                </div>
              )}
            </AsyncView>
            <h3 className={styles['subtitle']}>{texts.webhooks}</h3>
            <p className={styles['intro']}>{texts.webhooksText}</p>
            <Webhooks webhooks={webhooks} onEnd={end} />
            <div className={styles['actions']}>
              <Button onClick={() => setOpen('webhook')}>{texts.add}</Button>
            </div>
          </>
        )}
      </AsyncView>
      {open === 'token' && galleries.value && (
        <NewTokenDialog galleries={galleries.value} onMade={show} onClose={closeForm} />
      )}
      {open === 'webhook' && <NewWebhookDialog onMade={show} onClose={closeForm} />}
      {typeof open === 'object' && 'secret' in open && (
        <SecretDialog secret={open.secret} onClose={close} />
      )}
      {typeof open === 'object' && 'ending' in open && (
        <EndDialog
          ending={open.ending}
          onEnded={() => {
            close();
            stored.refresh();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}
