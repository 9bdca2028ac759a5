import { MAX_SIGNATURE } from '../../../../src/features/agreements/rules.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../../src/platform/forms/form-answer-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { withPhoneLink } from '../../../ui/phone-link.tsx';
import styles from './agreement-page.module.css';
import { SignaturePad } from './signature-pad.tsx';

/** The signature: a typed name, which always suffices, and with scripts a drawing as well. */
export function SignForm({
  token,
  firm,
  answer,
}: {
  token: string;
  firm: FirmProfile;
  answer: FormAnswer | undefined;
}) {
  return (
    <form method="post" action={here(`/agreement/${token}`)} className={styles.form}>
      <h2>{m.agreement.signTitle}</h2>
      <p>{m.agreement.signLead}</p>
      <input type="hidden" name="step" value="sign" />
      <Field id="signature-name" label={m.agreement.fullName} error={answer?.messages.name}>
        {(props) => (
          <input
            {...props}
            name="name"
            required
            maxLength={MAX_SIGNATURE}
            autoComplete="name"
            defaultValue={answer?.fields.name}
          />
        )}
      </Field>
      <SignaturePad />
      <Checkbox
        name="consent"
        value="true"
        required
        defaultChecked={answer?.fields.consent === 'true'}
        aria-invalid={answer?.messages.consent ? true : undefined}
      >
        {m.agreement.consent}
      </Checkbox>
      <p className="muted small">
        {withPhoneLink(m.agreement.onPaper({ phone: firm.phone }), firm)}
      </p>
      <div>
        <Button variant="primary" size="lg" type="submit">
          {m.agreement.signButton}
        </Button>
      </div>
      <aside className={styles.plain}>
        <b>{m.agreement.plainTitle}</b> {m.agreement.plainText}
      </aside>
    </form>
  );
}
