import type { Db, Tx } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/**
 * The kinds of records that can exist about a person, as the page lists them. Features add theirs by declaration
 * merging.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add its members by declaration merging
export interface RecordKinds {}
export type RecordKind = keyof RecordKinds;

/**
 * How many rows of each kind an erasure has changed. Features add theirs by declaration merging.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add its members by declaration merging
export interface ErasedCounts {}

export type PersonSearch = {
  /** Compared as a whole, case-insensitive. */
  email: string;
  now: Date;
  /** Whether the rows that can be erased are locked until the transaction ends. */
  locks: boolean;
  /** Ids of the records that earlier features have found. */
  recordIds: readonly string[];
};

/** A record in the list. `what` is one word, such as a status or the kind of a mail. */
export type PersonalRecord = { id: string; at: Date; what: string };

type DatedRecord = { id: string; scheduledDate: Date; duration: number; status: string };

export type ErasureChoices = {
  /** Name of the staff member who erases. */
  actor: string;
  cancelUpcoming: boolean;
  keepClientFile: boolean;
};

/** How a feature would erase the records that were found. */
export type Erasure = {
  counts: Partial<ErasedCounts>;
  /** Throws a `DomainError` if the choices do not allow it. All checks run before the first change. */
  check?: () => Promise<void>;
  run: () => Promise<void>;
};

/** A feature's records about one person, found in the current transaction. */
export type PersonalRecords = {
  kind: RecordKind;
  /** All records, newest first. A later feature's record replaces one of the same kind and id. */
  records: readonly PersonalRecord[];
  /** Ids that mails and the audit log use for the records; default none. */
  ids?: readonly string[];
  /** State that must not change between viewing and erasing; default none. */
  fingerprint?: readonly string[];
  /** Upcoming appointments, which erasing would cancel. */
  upcoming?: readonly DatedRecord[];
  /** Past appointments that may have to be kept. */
  clientFile?: readonly (DatedRecord & { keptUntil: Date })[];
  /** Rows for the export by their names in the file, each at most the newest `EXPORTED_ROWS`. */
  readExport: (deps: {
    secrets: Pick<SecretBox, 'seal' | 'open'>;
  }) => Promise<Readonly<Record<string, readonly object[]>>>;
  /** If missing, erasing leaves the records unchanged. */
  planErasure?: (choices: ErasureChoices) => Erasure;
};

/** A feature's personal data: how it is found, exported and erased, and when it expires. */
export type PersonalData = {
  find?: (tx: Tx, search: PersonSearch) => Promise<PersonalRecords>;
  /** Deletes data whose retention period is over. Runs once a day; idempotent. */
  applyRetention?: (db: Db, now: Date) => Promise<void>;
};
