import { ERASED } from './rules.ts';

/** Fields that say who somebody is or what they wrote, wherever an entry of the audit log has them. */
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
  'toEmail',
  'toName',
  'userEmail',
]);

type Whose = {
  email: string;
  /** Whether the row is the person's own: then who it names is them. */
  isTheirs: boolean;
};

/** A state of the audit log without the person: what named them is `erased`, and everything else as it was. */
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
