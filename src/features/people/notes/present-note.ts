import { mayDoEverything } from '../../../platform/auth/permission-rules.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import type { StoredNote } from './queries.ts';

/**
 * Whether somebody may delete a note: its author, and owners and administrators, because an author may have left.
 * The audit log keeps the text.
 */
export const mayDeleteNote = ({ authorId }: StoredNote, { id, role, scopes }: StaffUser): boolean =>
  authorId === id || (mayDoEverything(role) && !scopes);

/** A note as the caller sees it, with what they may do to it. */
export const presentNote = ({ authorId, ...note }: StoredNote, user: StaffUser) => ({
  ...note,
  canChange: authorId === user.id,
  canDelete: mayDeleteNote({ authorId, ...note }, user),
});
