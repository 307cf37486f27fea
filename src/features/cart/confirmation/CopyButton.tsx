import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { confirmationTexts } from '#src/model/cart/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import type { Fact } from '#src/ui/display/Facts.tsx';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** The name of the copied text, which screen readers say with the button. */
  of: string;
  text: string;
}

/** Copies what has to be typed into another app. */
export function CopyButton({ of, text }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const { submit } = useSubmit(() => navigator.clipboard.writeText(text), {
    errors: { fallback: confirmationTexts.notCopied },
  });
  return (
    <Button
      look="quiet"
      className={styles['copy']}
      onClick={() => void submit().then(({ done }) => setIsCopied(done))}
    >
      <Icon of={isCopied ? Check : Copy} size={16} />
      {isCopied ? confirmationTexts.copied : confirmationTexts.copy}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </Button>
  );
}

/** A fact with a button that copies it. */
export function copiedFact(name: string, value: string): Fact {
  return [
    name,
    <>
      {value} <CopyButton of={name} text={value} />
    </>,
  ];
}
