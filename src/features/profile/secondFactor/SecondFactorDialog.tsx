import { secondFactorTexts } from '#src/model/account/secondFactorTexts.ts';
import { SecondFactorForm, type SecondFactorFormProps } from '#src/ui/form/SecondFactorForm.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';

/** Asks for the code where the password is asked for again. */
export function SecondFactorDialog(props: SecondFactorFormProps) {
  return (
    <Dialog title={secondFactorTexts.title} onClose={props.onClose}>
      <SecondFactorForm {...props} />
    </Dialog>
  );
}
