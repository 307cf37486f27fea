import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { commonTexts } from '#src/shared/texts/common.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { keepOpenForToasts } from './keepOpenForToasts.ts';

interface DialogProps {
  title: string;
  description?: string;
  /** Called when the person asks to leave: Escape, the cross, a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal window. It is open as long as it is rendered, and gives focus back when it goes. */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  return (
    <Primitive.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className={styles['scrim']} />
        <Primitive.Content
          className={styles['dialog']}
          onInteractOutside={keepOpenForToasts}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={styles['header']}>
            <Primitive.Title className={styles['title']}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={commonTexts.close} />
            </Primitive.Close>
          </header>
          {description !== undefined && (
            <Primitive.Description className={styles['description']}>
              {description}
            </Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
