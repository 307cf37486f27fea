import { useEffect, useState, type ReactNode } from 'react';
import { newId } from '#src/data/newId.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { isEmail } from '#src/model/account/email.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import {
  ASKED_LIST,
  CHOOSER_NAME_MAX_LENGTH,
  chosenIn,
  COMMENT_MAX_LENGTH,
  commented,
  commentOn,
  LIST_NAME_MAX_LENGTH,
  listed,
  LISTS_MAX,
  listsOf,
  type PublicChooser,
} from '#src/model/clients/choices.ts';
import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { choosingTexts, clientErrors } from '#src/model/clients/texts.ts';
import type { WantedPictures } from '#src/options/galleryOption.ts';
import { GalleryParts } from '#src/options/GalleryParts.tsx';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { ConfirmDialog, useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './Choosing.module.css';
import { DeviceDialog } from './DeviceDialog.tsx';
import {
  change,
  currentAccess,
  currentList,
  introduce,
  sendChoice,
  useChoosing,
  type ChoosingDialog,
} from './choosing.ts';
import { useReturnTo } from './clientGallery.ts';

const close = (): void => useChoosing.setState({ dialog: undefined });

interface QuestionProps {
  title: string;
  description?: string;
  submitLabel: string;
  /** It holds words that are not saved. */
  isWritten?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A dialog with a short form. */
function Question({ title, description, isWritten = false, ...props }: QuestionProps) {
  const { close: leave, question } = useCloseQuestion(isWritten, close);
  useEffect(() => {
    useChoosing.setState({ isWritten });
    return () => useChoosing.setState({ isWritten: false });
  }, [isWritten]);
  return (
    <Dialog title={title} {...(description !== undefined && { description })} onClose={leave}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {props.children}
        <DialogActions>
          <Button look="quiet" onClick={leave}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" look="primary">
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

interface GalleryProps {
  gallery: OpenedGallery;
}

function NameQuestion({ gallery, goOn }: GalleryProps & { goOn: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = name.trim() === '';
  const isWrong = email.trim() !== '' && !isEmail(email.trim());
  function submit(): void {
    setIsChecked(true);
    if (isMissing || isWrong) return;
    introduce(name.trim(), email.trim());
    close();
    goOn();
  }
  return (
    <Question
      title={choosingTexts.nameTitle}
      description={gallery.sharesChoices ? choosingTexts.nameShared : choosingTexts.nameIntro}
      submitLabel={choosingTexts.goOn}
      onSubmit={submit}
    >
      <TextField
        label={choosingTexts.nameLabel}
        error={isChecked && isMissing ? choosingTexts.nameMissing : undefined}
        autoComplete="name"
        maxLength={CHOOSER_NAME_MAX_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={choosingTexts.emailLabel}
        hint={choosingTexts.kept}
        error={isChecked && isWrong ? choosingTexts.emailWrong : undefined}
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </Question>
  );
}

function NewList() {
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const count = useChoosing(({ choices }) => Object.keys(choices.lists).length);
  function problemOf(): string | undefined {
    if (count >= LISTS_MAX) return choosingTexts.listsFull(LISTS_MAX);
    return name.trim() === '' ? choosingTexts.listMissing : undefined;
  }
  const problem = problemOf();
  function submit(): void {
    setIsChecked(true);
    if (problem !== undefined) return;
    const listId = newId();
    close();
    change((choices, now) => {
      useChoosing.setState({ listId, view: undefined });
      return listed(choices, { listId, name: name.trim() }, now);
    });
  }
  return (
    <Question
      title={choosingTexts.newListTitle}
      submitLabel={choosingTexts.makeList}
      isWritten={name !== ''}
      onSubmit={submit}
    >
      <TextField
        label={choosingTexts.listLabel}
        hint={choosingTexts.listHint}
        error={isChecked ? problem : undefined}
        autoComplete="off"
        maxLength={LIST_NAME_MAX_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Question>
  );
}

function Comment({ gallery, pictureId }: GalleryProps & { pictureId: string }) {
  const [before] = useState(() => commentOn(useChoosing.getState().choices, pictureId));
  const [comment, setComment] = useState(before);
  const title = gallery.pictures.find(({ id }) => id === pictureId)?.title ?? '';
  function submit(): void {
    close();
    change((choices, now) => commented(choices, { pictureId, comment: comment.trim() }, now));
  }
  return (
    <Question
      title={choosingTexts.commentTitle(title)}
      submitLabel={choosingTexts.saveComment}
      isWritten={comment !== before}
      onSubmit={submit}
    >
      <TextArea
        label={choosingTexts.commentLabel}
        hint={choosingTexts.commentHint}
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </Question>
  );
}

function RemoveList({ gallery }: GalleryProps) {
  const { id: listId, name } = currentList(useChoosing(), gallery);
  return (
    <ConfirmDialog
      title={choosingTexts.removeListTitle(name)}
      description={choosingTexts.removeListText}
      confirmLabel={choosingTexts.removeList}
      onConfirm={() => {
        close();
        change((choices, now) => listed(choices, { listId, name: '' }, now));
      }}
      onClose={close}
    />
  );
}

function SendQuestion({ gallery }: GalleryProps) {
  const { askedName, askedCount } = gallery;
  const choices = useChoosing((state) => state.choices);
  const { length } = chosenIn(choices, ASKED_LIST, gallery.pictures);
  const { pending, submit } = useSubmit(sendChoice, {
    success: () => ({ kind: 'success', text: choosingTexts.sent }),
    errors: clientErrors.send,
  });
  return (
    <ConfirmDialog
      title={choosingTexts.sendTitle(askedName, length)}
      description={choosingTexts.sendText}
      confirmLabel={choosingTexts.send}
      look="primary"
      busy={pending}
      onConfirm={() => void submit().then(({ done }) => done && close())}
      onClose={close}
    >
      {length < askedCount && <p>{choosingTexts.sendFewer(length, askedCount)}</p>}
    </ConfirmDialog>
  );
}

function Other({ gallery, other }: GalleryProps & { other: PublicChooser }) {
  const lists = listsOf(other, gallery, choosingTexts.firstList)
    .map((list) => ({ ...list, pictures: chosenIn(other, list.id, gallery.pictures) }))
    .filter(({ pictures }) => pictures.length > 0);
  const comments = gallery.pictures.flatMap(({ id, title }) => {
    const comment = commentOn(other, id);
    return comment === '' ? [] : [{ id, title, comment }];
  });
  return (
    <li className={styles['other']}>
      <h3 className={styles['otherName']}>{other.name}</h3>
      {lists.length === 0 && <p className={styles['note']}>{choosingTexts.othersEmpty}</p>}
      {lists.map(({ id, name, pictures }) => (
        <p key={id} className={styles['otherList']}>
          <Button
            look="quiet"
            onClick={() => {
              const label = choosingTexts.otherList(other.name, name);
              const ids = new Set(pictures.map((picture) => picture.id));
              useChoosing.setState({ view: { label, ids } });
              close();
            }}
          >
            {choosingTexts.show(name)}
          </Button>
          <span>{choosingTexts.count(pictures.length, undefined)}</span>
        </p>
      ))}
      {comments.map(({ id, title, comment }) => (
        <p key={id} className={styles['note']}>
          {title}: {comment}
        </p>
      ))}
    </li>
  );
}

function Others({ gallery }: GalleryProps) {
  const others = useChoosing((state) => state.others);
  return (
    <Dialog title={choosingTexts.othersTitle} onClose={close}>
      <ul className={styles['others']}>
        {others.map((other) => (
          <Other key={other.id} gallery={gallery} other={other} />
        ))}
      </ul>
    </Dialog>
  );
}

function More({ gallery, wanted }: GalleryProps & { wanted: WantedPictures }) {
  const returnTo = useReturnTo(wanted.pictureIds);
  return (
    <GalleryParts
      at="dialog"
      {...wanted}
      gallery={gallery}
      access={currentAccess}
      returnTo={returnTo}
      onClose={close}
    />
  );
}

/** The dialog about choosing that is open. */
export function ChoosingDialogs({ gallery, dialog }: GalleryProps & { dialog: ChoosingDialog }) {
  switch (dialog.kind) {
    case 'name':
      return <NameQuestion gallery={gallery} goOn={dialog.goOn} />;
    case 'comment':
      return <Comment gallery={gallery} pictureId={dialog.pictureId} />;
    case 'more':
      return <More gallery={gallery} wanted={dialog.wanted} />;
    case 'newList':
      return <NewList />;
    case 'removeList':
      return <RemoveList gallery={gallery} />;
    case 'send':
      return <SendQuestion gallery={gallery} />;
    case 'others':
      return <Others gallery={gallery} />;
    case 'device':
      return <DeviceDialog onClose={close} />;
  }
}
