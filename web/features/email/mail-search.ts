import {
  EMAIL_KINDS,
  EMAIL_STATES,
  type EmailKind,
  type EmailState,
} from '../../../src/features/email/rules.ts';

/** What the address of the list says: which mails, where in the list, and which one is open. */
export type MailSearch = {
  q?: string | undefined;
  state?: EmailState | undefined;
  kind?: EmailKind | undefined;
  cursor?: string | undefined;
  open?: string | undefined;
};

/** Reads an address; what is nonsense in it is left out. */
export function readMailSearch(search: Record<string, unknown>): MailSearch {
  const { q, cursor, open } = search;
  const state = EMAIL_STATES.find((each) => each === search.state);
  const kind = EMAIL_KINDS.find((each) => each === search.kind);
  return {
    ...((typeof q === 'string' || typeof q === 'number') &&
      q !== '' && { q: `${q}`.slice(0, 200) }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(typeof cursor === 'string' && { cursor }),
    ...(typeof open === 'string' && { open }),
  };
}
