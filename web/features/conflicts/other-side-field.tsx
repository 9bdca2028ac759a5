import type { InputHTMLAttributes } from 'react';
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
      label="Who is on the other side?"
      optional
      wide
      hint="Their names: we must not advise both."
      error={error}
    >
      {(props) => <input {...props} {...input} />}
    </Field>
  );
}
