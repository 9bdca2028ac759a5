import type { Db, Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../audit/queries.ts';
import type { User } from '../auth/user.ts';
import {
  DomainError,
  editedMeanwhile,
  invalidField,
  notFound,
  requireUnedited,
} from '../errors/errors.ts';
import { usesInWords } from './describe-uses.ts';

type Deps = { db: Db; user: User };

/** The fields of all kinds of entries: a permanent key, a label, and when they were last saved. */
type Entry = { key: string; label: string; updatedAt: Date };

type Change = 'create' | 'update' | 'order' | 'delete';

/** A kind of entries that staff add, change, order and delete, such as practice areas. */
type Kind<Input extends { key: string }, Row extends Entry> = {
  /** Used in messages, such as `practice area`. */
  name: string;
  /** Used in error reasons, such as `practice_area`. */
  reason: string;
  /** The table and the actions in the audit log. */
  entity: string;
  actions: Readonly<Record<Change, string>>;
  queries: {
    list: (db: Db) => Promise<Row[]>;
    /** Inserts an entry after all others; undefined if its key is taken. */
    insert: (tx: Tx, input: Input) => Promise<Row | undefined>;
    replace: (tx: Tx, input: Input) => Promise<Row>;
    /** Locks an entry until the transaction ends. */
    lock: (tx: Tx, key: string) => Promise<Row | undefined>;
    /** Locks all entries until the transaction ends, and returns their keys in order. */
    lockKeys: (tx: Tx) => Promise<string[]>;
    order: (tx: Tx, keys: readonly string[]) => Promise<void>;
    remove: (tx: Tx, key: string) => Promise<void>;
    /** Which kinds of records use the entry. */
    findUses: (db: Db, key: string) => Promise<Readonly<Record<string, boolean>>>;
  };
};

/**
 * The changes that staff can make to the entries of a kind. All throw `invalid_input`, `edited_meanwhile`,
 * `…_not_found` or `…_used`, and write to the audit log.
 */
export function keyedEntryEditor<Input extends { key: string }, Row extends Entry>(
  kind: Kind<Input, Row>,
) {
  const { name, reason, queries } = kind;
  const note = noteChange(kind);

  async function lockExisting(tx: Tx, key: string): Promise<Row> {
    const entry = await queries.lock(tx, key);
    if (!entry) throw notFound(reason, `There is no such ${name}.`);
    return entry;
  }

  return {
    /** Adds an entry after all others. */
    create: ({ db, user }: Deps, input: Input): Promise<Row> =>
      inTransaction(db, async (tx) => {
        const after = await queries.insert(tx, input);
        if (!after) throw invalidField('key', `Another ${name} has this key already`);
        await note(tx, user, 'create', { key: after.key, before: null, after });
        return after;
      }),

    /** Replaces an entry unless it has been saved since `updatedAt`. */
    update: (
      { db, user }: Deps,
      { updatedAt, ...input }: Input & { updatedAt: Date },
    ): Promise<Row> =>
      inTransaction(db, async (tx) => {
        const before = await lockExisting(tx, input.key);
        requireUnedited(before, updatedAt, `this ${name}`);
        const after = await queries.replace(tx, input as unknown as Input);
        await note(tx, user, 'update', { key: after.key, before, after });
        return after;
      }),

    /** Reorders the entries for forms and lists, and returns them. `keys` must contain each entry exactly once. */
    order: ({ db, user }: Deps, { keys }: { keys: readonly string[] }): Promise<Row[]> =>
      inTransaction(db, async (tx) => {
        const before = await queries.lockKeys(tx);
        if (before.toSorted().join() !== keys.toSorted().join()) {
          throw editedMeanwhile(`Somebody else has added or deleted a ${name} in the meantime.`);
        }
        await queries.order(tx, keys);
        await note(tx, user, 'order', { key: null, before: { keys: before }, after: { keys } });
        return queries.list(tx);
      }),

    /** Deletes an entry that is not used. */
    remove: ({ db, user }: Deps, key: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const before = await lockExisting(tx, key);
        const uses = usesInWords(await queries.findUses(tx, key));
        if (uses !== undefined) {
          const message = `${before.label} is used by ${uses}. Make it inactive instead.`;
          throw new DomainError('conflict', `${reason}_used`, message);
        }
        await queries.remove(tx, key);
        await note(tx, user, 'delete', { key, before, after: null });
      }),

    /** Writes the audit entry of a change. */
    note,
  };
}

const noteChange =
  ({ entity, actions }: { entity: string; actions: Readonly<Record<Change, string>> }) =>
  (
    tx: Tx,
    user: User,
    change: Change,
    { key, before, after }: { key: string | null; before: object | null; after: object | null },
  ) =>
    logChange(tx, user.username, actions[change], [entity, key], { before, after });
