import { useState } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { callFunction } from '#src/data/functions/callables.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { loginPath, type LoginState } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { giftCardTexts } from '#src/model/giftCards/texts.ts';
import { agreedKroner } from '#src/model/sale/records.ts';
import { addToCart, setCartOpen } from '#src/stores/cart.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import type { GalleryPlaces } from '../galleryOption.ts';
import styles from './BuyDialog.module.css';
import { clientSaleContracts } from './contracts.ts';
import { clientSaleTexts as texts } from './texts.ts';

type BuyDialogProps = GalleryPlaces['dialog'];

interface Outcome {
  added: number;
  isFull: boolean;
  /** The cart holds gift cards, which are ordered by themselves. */
  isMixed: boolean;
}

/** Puts pictures of the gallery into the cart of the shop. One that is there already counts as added. */
async function putInCart({ gallery, pictureIds, access }: BuyDialogProps): Promise<Outcome> {
  const asked = pictureIds.slice(0, CART_MAX_ITEMS);
  const { items = [] } = await callFunction(clientSaleContracts.sellClientPictures, {
    gallery: gallery.id,
    access: access(),
    pictures: [...asked],
  });
  const problems = items.map(addToCart);
  const added = problems.filter((problem) => problem === undefined || problem === 'duplicate');
  const isFull = asked.length < pictureIds.length || problems.includes('full');
  return { added: added.length, isFull, isMixed: problems.includes('mixed') };
}

function AnswerFirst() {
  return (
    <>
      <p>{texts.consentText}</p>
      <DialogActions>
        <Link to={routes.home} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {texts.openShop}
        </Link>
      </DialogActions>
    </>
  );
}

/** What the pictures cost together. */
function totalOf({ gallery, pictureIds }: BuyDialogProps): number {
  return agreedKroner({
    items: pictureIds.map(() => ({ type: 'image', price: gallery.picturePrice })),
  });
}

function SignInFirst(props: BuyDialogProps) {
  const { gallery, pictureIds, returnTo } = props;
  const titles = gallery.pictures
    .filter(({ id }) => pictureIds.includes(id))
    .map(({ title }) => title);
  const state: LoginState = {
    redirect: returnTo,
    wanted: texts.waits(titles, totalOf(props)),
  };
  return (
    <>
      <p>{texts.signInText}</p>
      <DialogActions>
        <Link to={routes.register} state={state} className={buttonClass('secondary')}>
          {texts.register}
        </Link>
        <Link to={loginPath()} state={state} className={buttonClass('primary')}>
          {texts.signIn}
        </Link>
      </DialogActions>
    </>
  );
}

function Done({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { added, isFull, isMixed } = outcome;
  return (
    <>
      <p role="status">{added > 0 && texts.added(added)}</p>
      {isFull && <p>{texts.full(CART_MAX_ITEMS)}</p>}
      {isMixed && <p>{giftCardTexts.mixed}</p>}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.stay}
        </Button>
        <Link
          to={routes.singleImages}
          className={buttonClass('primary')}
          onClick={() => {
            onClose();
            setCartOpen(true);
          }}
        >
          {texts.toCart}
        </Link>
      </DialogActions>
    </>
  );
}

function Question(props: BuyDialogProps) {
  const { pictureIds, onClose } = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const { pending, submit } = useSubmit(putInCart, { errors: texts.errors });
  if (outcome) return <Done outcome={outcome} onClose={onClose} />;
  return (
    <>
      <p>{texts.text}</p>
      <p className={styles['sum']}>
        {texts.sum(pictureIds.length, props.gallery.picturePrice, totalOf(props))}
      </p>
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button
          look="primary"
          busy={pending}
          onClick={() => {
            void submit(props).then((end) => end.done && setOutcome(end.answer));
          }}
        >
          {pending ? texts.adding : texts.add}
        </Button>
      </DialogActions>
    </>
  );
}

/** The pictures that somebody wants to buy: who is signed in puts them into the cart. */
export function BuyDialog(props: BuyDialogProps) {
  const { gallery, pictureIds, limit, onClose } = props;
  const isAccepted = useConsent(hasConsent);
  const status = useSession((session) => session.status);
  const description =
    limit === undefined ? undefined : texts.fullOrBuy(limit, gallery.picturePrice);
  function content() {
    if (!isAccepted) return <AnswerFirst />;
    if (status === 'unknown') return <p role="status">{commonTexts.loading}</p>;
    return status === 'signedIn' ? <Question {...props} /> : <SignInFirst {...props} />;
  }
  return (
    <Dialog
      title={texts.title(pictureIds.length)}
      {...(description !== undefined && { description })}
      onClose={onClose}
    >
      {content()}
    </Dialog>
  );
}
