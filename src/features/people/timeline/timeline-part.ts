import type { Db, Tx } from '../../../../db/client.ts';

/** Whom a record names, and when what happened in it. */
export type TimelineRecord = {
  recordId: string;
  /** First and last name, or null if the record has none. */
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The id of another record that this one is about; its person is then the person of this one. */
  aboutId?: string | null;
  /** At least one; `what` tells several apart, such as `confirmed`. */
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
 * One kind of records in the timelines of people: a member of the `timeline` list of a feature. A trigger of the
 * feature's migration notes added, changed and deleted rows under the same `kind` in `timeline_backlog` (see 0085), and
 * a row in `timeline_backfill` has the existing rows read.
 */
export type TimelinePart = {
  kind: string;
  /** The next ids after `afterId`, in ascending order, for the rows that existed before. */
  listIds: (db: Db, afterId: string, limit: number) => Promise<string[]>;
  /** The records among `ids` that exist and belong into a timeline. */
  identify: (tx: Tx, ids: readonly string[]) => Promise<TimelineRecord[]>;
  describe: (db: Db, ids: readonly string[]) => Promise<TimelineDescription[]>;
};
