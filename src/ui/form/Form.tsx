import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '../controls/classNames.ts';
import styles from './Form.module.css';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** Shown below the fields, which scroll. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * Focuses the first invalid field in the order of the document; react-hook-form would take the first
 * in the order of registration.
 */
function useFocusFirstInvalid(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}

/** Ctrl+Enter submits the form of a dialog from each of its fields. */
function useSubmitByKeys(form: RefObject<HTMLFormElement | null>, isInDialog: boolean): void {
  useEffect(() => {
    const { current } = form;
    if (!isInDialog || !current) return undefined;
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      current.requestSubmit();
    };
    current.addEventListener('keydown', submit);
    return () => current.removeEventListener('keydown', submit);
  }, [form, isInDialog]);
}

/** A form that is validated at submit and then focuses its first invalid field. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, foot, children } = props;
  const element = useFocusFirstInvalid(form.formState.submitCount);
  useSubmitByKeys(element, foot !== undefined);
  return (
    <form
      ref={element}
      noValidate
      className={foot === undefined ? styles['form'] : undefined}
      onSubmit={(event) => {
        // React also bubbles the event out of a dialog to a form below, which must not be submitted.
        event.stopPropagation();
        void form.handleSubmit(onSubmit)(event);
      }}
    >
      {foot === undefined ? (
        children
      ) : (
        <div className={classNames(styles['form'], styles['fields'])}>{children}</div>
      )}
      {foot}
    </form>
  );
}
