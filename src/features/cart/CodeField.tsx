import { useRef, useState, type KeyboardEvent } from 'react';
import { errorText } from '#src/model/base/errorTexts.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { isFilled } from '#src/model/base/formRules.ts';
import { TYPED_CODE_MAX_LENGTH } from '#src/model/cart/codes.ts';
import { codeErrors, codeFieldTexts } from '#src/model/cart/texts.ts';
import type { CodeKind } from '#src/options/option.ts';
import { useCart } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './CodeField.module.css';
import { codeWords } from './codeWords.ts';

/** The kind of a code by its shape; one without the shape of any is of the kind that may have any. */
function kindOf(typed: string, kinds: readonly CodeKind[]): CodeKind | undefined {
  return kinds.find(({ fits }) => fits?.(typed)) ?? kinds.find(({ fits }) => !fits) ?? kinds[0];
}

/** Asks for a code until there is none left that could go with the cart. */
export function CodeField({ kinds }: { kinds: readonly CodeKind[] }) {
  const cart = useCart();
  const asked = kinds.filter((kind) => kind.isAskedFor(cart));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (asked.length === 0) return null;
  const texts = codeWords(asked);

  async function find(): Promise<void> {
    if (isAsking) return;
    if (!isFilled(typed)) {
      setProblem(texts.missing);
      return;
    }
    const panel = frame.current?.closest<HTMLElement>('[role="dialog"]');
    setIsAsking(true);
    setProblem(undefined);
    try {
      const text = await kindOf(typed, kinds)?.take(typed);
      setTyped('');
      // The field goes with the last code that could be asked for.
      if (!kinds.some((kind) => kind.isAskedFor(useCart.getState()))) panel?.focus();
      if (text) showToast({ kind: 'success', text });
    } catch (thrown) {
      const { code, details } = toAppError(thrown);
      setProblem(errorText(code, codeErrors.find, details));
    } finally {
      setIsAsking(false);
    }
  }

  /** Enter would order the cart. */
  function findWithEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void find();
  }

  return (
    <div ref={frame} className={styles['field']}>
      <TextField
        label={texts.label}
        name="discountCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TYPED_CODE_MAX_LENGTH}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={findWithEnter}
      />
      <Button className={styles['use']} busy={isAsking} onClick={() => void find()}>
        {isAsking ? codeFieldTexts.asking : codeFieldTexts.use}
      </Button>
    </div>
  );
}
