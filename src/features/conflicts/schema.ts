import { z } from 'zod';
import { optionalText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { otherSide } from './other-side-schema.ts';
import { CHECK_STATES, DECISIONS, MAX_NOTE, NAME_ROLES, RECORD_KINDS } from './rules.ts';

const kind = z.enum(RECORD_KINDS, { error: 'Choose message, appointment or questions' });

/** A message, an appointment, or questions to a client. */
export const recordInput = z.object({
  kind,
  id: z.uuid({ error: 'Must be the id of the record' }),
});
export type RecordInput = z.output<typeof recordInput>;

const MAX_IDS = 200;

/** The records of one page of a list, or of one week. */
export const statesInput = z.object({
  kind,
  ids: z.array(recordInput.shape.id).max(MAX_IDS, { error: `Must be at most ${MAX_IDS} ids` }),
});

const state = z.enum(CHECK_STATES);

/** Records without a possible or decided conflict are left out. */
export const statesSchema = z.array(z.object({ id: z.string(), state }));

/** Another record in which the name was found; a client's name is that of the record. */
const foundIn = z.object({
  kind: z.enum([...RECORD_KINDS, 'entry']),
  id: z.string(),
  client: z.string().nullable(),
  at: instantOut.describe('When the message came, the appointment starts, or the entry was added'),
});

export const conflictCheckSchema = z.object({
  otherSide: z.string().nullable(),
  isWaiting: z.boolean().describe('Whether the names are still to be compared'),
  state,
  version: z.int().describe('0 before anything was found or decided'),
  decidedBy: z.string().nullable(),
  decidedAt: instantOut.nullable(),
  note: z.string().nullable(),
  matches: z.array(
    foundIn.extend({
      role: z.enum(NAME_ROLES),
      name: z.string(),
      ownRole: z.enum(NAME_ROLES),
      ownName: z.string(),
      score: z.number(),
      reasons: z.array(z.string()),
      relation: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  mentions: z.array(foundIn).describe('Records in whose check this one was found'),
});
export type ConflictCheck = z.output<typeof conflictCheckSchema>;
export type ConflictMatch = ConflictCheck['matches'][number];

/** A decision. `version` is the version of the check that the caller read. */
export const decideInput = recordInput.extend({
  state: z.enum(DECISIONS, { error: 'Choose cleared or conflict' }),
  note: optionalText(MAX_NOTE),
  version: z.int({ error: 'Must be the version that was read' }),
});
export type DecideInput = z.output<typeof decideInput>;

/** The new names of the other side; `before` has the names that the caller read. */
export const saveOtherSideInput = recordInput.extend({ otherSide, before: otherSide });
export type SaveOtherSideInput = z.output<typeof saveOtherSideInput>;

/** Possible conflicts that staff have not decided yet, latest first. */
export const undecidedSchema = z.array(
  z.object({
    kind,
    id: z.string(),
    name: z.string(),
    checkedAt: instantOut,
  }),
);
