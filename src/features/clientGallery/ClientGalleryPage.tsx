import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { contactPath } from '#src/model/base/addresses.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import {
  linkFragment,
  parseLinkFragment,
  type ClientLink,
  PIN_SHAPE,
} from '#src/model/clients/access.ts';
import { clientErrors, clientTexts } from '#src/model/clients/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { buttonClass, Button } from '#src/ui/controls/Button.tsx';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { PictureAccess } from '#src/ui/display/LazyImage.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { ErrorState } from '#src/ui/states/AsyncView.tsx';
import styles from './ClientGallery.module.css';
import { GalleryContent } from './GalleryContent.tsx';
import { useClientGallery } from './clientGallery.ts';

interface PinFormProps {
  opening: 'pinNeeded' | 'pinWrong' | 'pinWait';
  waitSeconds: number;
  tryPin: (pin: string) => Promise<void>;
}

/** Asks for the PIN. */
function PinForm({ opening, waitSeconds, tryPin }: PinFormProps) {
  const shop = useShop();
  const [pin, setPin] = useState('');
  const [isMalformed, setIsMalformed] = useState(false);
  const { pending, submit } = useSubmit(tryPin, { errors: clientErrors.open });
  // The pressed button goes with the question.
  useEffect(() => () => document.querySelector('main')?.focus({ preventScroll: true }), []);

  const answers = {
    pinNeeded: undefined,
    pinWrong: clientTexts.pinWrong,
    pinWait: clientTexts.pinWait(waitSeconds),
  };

  function send(): void {
    const isValid = PIN_SHAPE.test(pin);
    setIsMalformed(!isValid);
    if (isValid) void submit(pin);
  }

  return (
    <form
      className={styles['notice']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles['owner']}>{shop.businessName}</p>
      <h1 className={styles['question']}>{clientTexts.pinTitle}</h1>
      <div className={styles['pin']}>
        <TextField
          label={clientTexts.pinLabel}
          hint={clientTexts.pinHint}
          error={isMalformed ? clientTexts.pinShape : answers[opening]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={({ target }) => setPin(target.value.trim())}
        />
      </div>
      <Button type="submit" look="primary" busy={pending}>
        {clientTexts.pinSubmit}
      </Button>
    </form>
  );
}

/** Keeps the address of the gallery from pages that it links to. */
function NoReferrer() {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'referrer';
    tag.content = 'no-referrer';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
  return null;
}

function Closed({ reason }: { reason: keyof typeof clientTexts.closed }) {
  const shop = useShop();
  const { title, text } = clientTexts.closed[reason];
  return (
    <div className={styles['notice']}>
      <p className={styles['owner']}>{shop.businessName}</p>
      <div role="alert" className={styles['reason']}>
        <h1 className={styles['question']}>{title}</h1>
        <p>{text}</p>
      </div>
      <Link to={contactPath()} className={buttonClass('secondary')}>
        {clientTexts.contact}
      </Link>
    </div>
  );
}

interface PageProps {
  /** The menu of the shop, for a gallery that shows it. */
  menu: ReactNode;
}

function Opening() {
  return (
    <div className={styles['notice']}>
      <p role="status">{clientTexts.opening}</p>
    </div>
  );
}

/** Takes the key out of the history once the gallery has it: a reload would be the same person again. */
function useForgottenKey(isTaken: boolean): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (isTaken) void navigate({ search, hash }, { replace: true, state: null });
  }, [isTaken, navigate, search, hash]);
}

/** The state that the previous page put into the history entry. */
interface HandedOn {
  /** Somebody who chooses on another device, and goes on here. */
  chooserKey?: string;
  /** The access of a photographer who looks as the client does. */
  access?: string;
}

interface GalleryProps extends PageProps {
  link: ClientLink;
  handedOn: HandedOn;
}

function Gallery({ link, handedOn, menu }: GalleryProps) {
  const given = handedOn.chooserKey;
  const [chooserKey] = useState(given);
  const { state, tryPin, retry, renew, renewAccess } = useClientGallery(link, handedOn.access);
  useForgottenKey(state.status === 'open' && given !== undefined);
  switch (state.status) {
    case 'opening':
      return <Opening />;
    case 'failed':
      return (
        <div className={styles['failure']}>
          <h1>
            <VisuallyHidden>{clientTexts.pageTitle}</VisuallyHidden>
          </h1>
          <ErrorState text={errorText(state.error.code, clientErrors.open)} onRetry={retry} />
        </div>
      );
    case 'open':
      return (
        <PictureAccess value={renewAccess}>
          {state.gallery.showsShop && menu}
          <GalleryContent
            gallery={state.gallery}
            access={state.access}
            chooserKey={chooserKey}
            onRefused={renew}
          />
        </PictureAccess>
      );
    case 'closed': {
      const { opening, waitSeconds } = state;
      if (opening === 'pinNeeded' || opening === 'pinWrong' || opening === 'pinWait') {
        return <PinForm opening={opening} waitSeconds={waitSeconds} tryPin={tryPin} />;
      }
      return <Closed reason={opening} />;
    }
  }
}

/**
 * Takes the key of somebody who chooses out of the address, which is shown and passed on. It stays with the
 * entry of the history until the gallery is open.
 */
function ForOneDevice({ link: { chooserKey, ...link } }: { link: ClientLink }) {
  const navigate = useNavigate();
  const hash = linkFragment(link);
  useEffect(() => {
    void navigate({ hash }, { replace: true, state: { chooserKey } });
  }, [navigate, hash, chooserKey]);
  return <Opening />;
}

/** The private gallery of one client. Its link stands behind the #, so that no server is told it. */
export function ClientGalleryPage({ menu }: PageProps) {
  const { hash, state } = useLocation() as { hash: string; state: HandedOn | null };
  const link = useMemo(() => parseLinkFragment(hash), [hash]);
  return (
    <>
      <PageHead title={clientTexts.pageTitle} noIndex />
      <NoReferrer />
      <main className={styles['page']} tabIndex={-1}>
        {link?.chooserKey !== undefined && <ForOneDevice link={link} />}
        {link && link.chooserKey === undefined && (
          <Gallery key={hash} link={link} handedOn={state ?? {}} menu={menu} />
        )}
        {!link && <Closed reason="unknown" />}
      </main>
    </>
  );
}
