import type { InputHTMLAttributes } from 'react';
import { m } from '../../lib/messages.ts';
import { Field } from '../../ui/field.tsx';

/** Asks a client who is on the other side of their matter, for the conflict check. */
export function OtherSideField({
  id,
  error,
  ...input
}: { id: string; error: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field
      id={id}
      label={m.forms.otherSide}
      optional
      wide
      hint={m.forms.otherSideHint}
      error={error}
    >
      {(props) => <input {...props} {...input} />}
    </Field>
  );
}
