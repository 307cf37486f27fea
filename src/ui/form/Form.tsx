import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from '../controls/classNames.ts';
import styles from './Form.module.css';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** What stays in sight below the fields. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Leads to the problem that is seen first; the form itself knows its fields in another order. */
function useFirstProblem(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}

/** A form that checks itself at submit and leads to the first problem. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, foot, children } = props;
  const element = useFirstProblem(form.formState.submitCount);
  return (
    <form
      ref={element}
      noValidate
      className={foot === undefined ? styles['form'] : undefined}
      onSubmit={(event) => {
        // In a dialog above another form it is sent alone: React hands events on to that form too.
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
