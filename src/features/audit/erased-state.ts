/** Replaces a person's texts in the audit log on erasure. The trigger of the table uses the same value. */
const ERASED = 'erased';

/** Fields with a person's identity or messages, at any depth of an audit entry. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'clientName',
  'email',
  'firstName',
  'lastName',
  'message',
  'name',
  'notes',
  'phone',
  'subject',
  'text',
  'toEmail',
  'toName',
  'userEmail',
]);

type Whose = {
  email: string;
  /** Whether the entry is about the person's own record, so that its personal fields are theirs. */
  isTheirs: boolean;
};

/** A row state with the person's texts replaced by `erased`; everything else is unchanged. */
export function erasedState<State>(state: State, whose: Whose): State {
  return erased(state, '', whose) as State;
}

function erased(value: unknown, field: string, whose: Whose): unknown {
  if (typeof value === 'string') return isPersonal(value, field, whose) ? ERASED : value;
  if (Array.isArray(value)) return value.map((item) => erased(item, field, whose));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, erased(inner, name, whose)]),
  );
}

const isPersonal = (value: string, field: string, { email, isTheirs }: Whose): boolean =>
  value.toLowerCase().includes(email.toLowerCase()) || (isTheirs && PERSONAL_FIELDS.has(field));
