import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import styles from './Form.module.css';
import { Icon } from './Icon.tsx';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** A form whose rules are a rule table: it checks at submit and leads to the first problem. */
export function Form<Values extends FieldValues>({ form, onSubmit, children }: FormProps<Values>) {
  const refusal = form.formState.errors.root?.message;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        void form.handleSubmit(onSubmit)(event);
      }}
    >
      {children}
      {refusal !== undefined && (
        <p className={styles['refusal']} role="alert">
          <Icon of={CircleAlert} />
          {refusal}
        </p>
      )}
    </form>
  );
}
