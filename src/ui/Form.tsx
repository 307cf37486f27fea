import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { classNames } from './classNames.ts';
import styles from './Form.module.css';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<void>;
  /** What stays in sight below the fields. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A form that checks itself at submit and leads to the first problem. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, foot, children } = props;
  return (
    <form
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
