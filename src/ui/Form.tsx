import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import styles from './Form.module.css';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** A form that checks itself at submit and leads to the first problem. */
export function Form<Values extends FieldValues>({ form, onSubmit, children }: FormProps<Values>) {
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        // In a dialog above another form it is sent alone: React hands events on to that form too.
        event.stopPropagation();
        void form.handleSubmit(onSubmit)(event);
      }}
    >
      {children}
    </form>
  );
}
