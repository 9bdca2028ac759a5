import type { Db, Tx } from '../../../../db/client.ts';

/** The person that a record names, and its events. */
export type TimelineRecord = {
  recordId: string;
  /** First and last name, or null if the record has none. */
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The id of another record that this one is about: this record then belongs to the same person. */
  aboutId?: string | null;
  /** At least one; `what`, such as `confirmed`, distinguishes the events of one record. */
  events: readonly { what: string; at: Date }[];
  /** Its search words in the text form of `tsvector`; people are found by them. */
  words?: string | null;
};

/** One event as staff see it. */
type TimelineDescription = {
  recordId: string;
  what: string;
  /** A few words, such as `Message` or `Booked an appointment`. */
  title: string;
  text?: string | null;
  /** An instant that the event is about, such as the start of an appointment. */
  moment?: Date | null;
  /** The address that opens the record in the back office. */
  href?: string | null;
};

/**
 * One kind of records in the timelines of people: a member of the `timeline` list of a feature. The feature's migration
 * adds a trigger that puts added, changed and deleted rows into `timeline_backlog` under the same `kind` (see 0085),
 * and a row in `timeline_backfill` that makes the job read the existing rows.
 */
export type TimelinePart = {
  kind: string;
  /** The next ids after `afterId`, in ascending order, for the rows that existed before. */
  listIds: (db: Db, afterId: string, limit: number) => Promise<string[]>;
  /** The records among `ids` that exist and belong in a timeline. */
  identify: (tx: Tx, ids: readonly string[]) => Promise<TimelineRecord[]>;
  describe: (db: Db, ids: readonly string[]) => Promise<TimelineDescription[]>;
  /** The records that come next or that wait for the firm, the most urgent ones if there are very many. */
  listDue?: (db: Db, now: Date) => Promise<DueRecord[]>;
};

/** A record that comes next, such as a consultation, or that waits, such as a message. */
type DueRecord = { recordId: string; nextAt?: Date; waitsSince?: Date };

/** How many records of a kind can be due. */
export const MAX_DUE = 300;
