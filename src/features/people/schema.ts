import { z } from 'zod';
import { pageInput, pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { optionalLine, requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { clientLanguageSchema } from '../client-languages/schema.ts';
import { contactPreferencesSchema } from '../contact-preferences/schema.ts';
import {
  CALL_DIRECTIONS,
  CALL_OUTCOMES,
  MAX_TAG,
  MAX_TAGS,
  NEXT_STEP_FILTERS,
  NO_OWNER,
  NOTE_KINDS,
  PEOPLE_SORTS,
  PEOPLE_VIEWS,
} from './rules.ts';

const personId = z.uuid({ error: 'Must be the id of a person' });

export const personIdInput = z.object({ id: personId });

const localDate = z.iso
  .date({ error: 'Use a date such as 2026-03-10' })
  .refine((date) => date >= '1970-01-01' && date < '2200-01-01', {
    error: 'Must be between 1970 and 2199',
  });

/** A person in the list; instants are ISO text in UTC, `nextStepOn` is a local date. */
export const personRowSchema = z.object({
  id: z.string(),
  name: z.string().describe('Empty for somebody who has left only an address'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tags: z.array(z.string()),
  ownerId: z.string().nullable(),
  owner: z.string().nullable().describe('The username of who answers'),
  nextStep: z.string().nullable(),
  nextStepOn: z.string().nullable(),
  lastAt: instantOut,
  contactPreferences: contactPreferencesSchema.describe(
    'The strictest of what was stated in messages and appointments; null if nothing was',
  ),
});
export type PersonRow = z.output<typeof personRowSchema>;

const nameSchema = personRowSchema.pick({ id: true, name: true, email: true, phone: true });

/** A person with everything that staff have entered, and possible duplicates. */
export const personSchema = personRowSchema.extend({
  updatedAt: instantOut,
  clientLanguage: clientLanguageSchema,
  contacts: z.array(z.object({ kind: z.enum(['email', 'phone']), value: z.string() })),
  joined: z.array(
    nameSchema.extend({ joinedBy: z.string().nullable().describe('Null for the same name') }),
  ),
  similar: z.array(
    nameSchema.extend({ shares: z.enum(['email', 'phone', 'name']), value: z.string() }),
  ),
});
export type Person = z.output<typeof personSchema>;

/** What is due for a person, with the ids of the appointment and the message. */
export const dueSchema = z.object({
  nextAt: instantOut.nullable(),
  nextId: z.string().nullable(),
  waitsSince: instantOut.nullable(),
  waitsId: z.string().nullable(),
});

/** Filter for people; without any field it matches all. */
export const peopleFilter = z.object({
  q: searchPageInput.shape.q,
  tag: optionalLine(MAX_TAG),
  owner: z
    .union([z.literal(NO_OWNER), z.uuid()], { error: 'Must be the id of a user, or none' })
    .nullish(),
  next: z.enum(NEXT_STEP_FILTERS, { error: 'Choose overdue, planned or none' }).nullish(),
  view: z
    .enum(PEOPLE_VIEWS, { error: 'Choose clients, addresses or all' })
    .nullish()
    .describe('Who has written, booked or been noted, or who has only left an address'),
});
export type PeopleFilter = z.output<typeof peopleFilter>;

export const exportPeopleInput = peopleFilter.extend({ sort: sortInput(PEOPLE_SORTS) });
export type ExportPeopleInput = z.output<typeof exportPeopleInput>;

export const listPeopleInput = searchPageInput.extend(exportPeopleInput.shape);
export type ListPeopleInput = z.output<typeof listPeopleInput>;

/** A person in the list for staff, with what is due for them. */
export const listedPersonSchema = personRowSchema.extend({
  nextAt: instantOut.nullable().describe('The start of the next consultation'),
  waitsSince: instantOut.nullable().describe('When the message came that nobody has answered'),
});
export type ListedPerson = z.output<typeof listedPersonSchema>;

export const personPageSchema = pageOf(listedPersonSchema);

/** What the filters of the list offer. */
export const peopleChoicesSchema = z.object({
  tags: z.array(z.string()),
  owners: z.array(z.object({ id: z.string(), username: z.string() })),
});

/** A spreadsheet file, streamed in chunks. */
export const peopleExportSchema = z.custom<AsyncGenerator<string, void, void>>();

/** What staff enter about a person. A next step may have no date; a date needs a step. */
export const personFieldsSchema = z
  .object({
    tags: z.array(requiredText(MAX_TAG)).max(MAX_TAGS, { error: `At most ${MAX_TAGS} tags` }),
    ownerId: z.uuid({ error: 'Choose one of the staff' }).nullable(),
    nextStep: optionalLine(300),
    nextStepOn: localDate.nullable(),
  })
  .refine(({ nextStep, nextStepOn }) => nextStep !== null || nextStepOn === null, {
    path: ['nextStep'],
    error: 'Enter the next step for this date',
  });

export const updatePersonInput = personFieldsSchema.safeExtend({
  id: personId,
  updatedAt: instantIn,
});
export type UpdatePersonInput = z.output<typeof updatePersonInput>;

/** A person, and a duplicate to join into that person. */
export const joinPeopleInput = z
  .object({ id: personId, otherId: personId })
  .refine(({ id, otherId }) => id !== otherId, {
    path: ['otherId'],
    error: 'Must be another person',
  });
export type JoinPeopleInput = z.output<typeof joinPeopleInput>;

/** A note; or a call, which has a direction, an outcome and a time. */
export const noteFieldsSchema = z.object({
  text: requiredTextBlock(5_000),
  direction: z
    .enum(CALL_DIRECTIONS, { error: 'Choose who called' })
    .nullish()
    .transform((direction) => direction ?? null),
  outcome: z
    .enum(CALL_OUTCOMES, { error: 'Choose how the call ended' })
    .nullish()
    .transform((outcome) => outcome ?? null),
  happenedAt: instantIn.nullish(),
});

const isWhole = ({
  kind,
  direction,
  outcome,
}: {
  kind: string;
  direction?: unknown;
  outcome?: unknown;
}) => (kind === 'note' ? !direction && !outcome : Boolean(direction && outcome));

export const addNoteInput = noteFieldsSchema
  .extend({ personId, kind: z.enum(NOTE_KINDS) })
  .refine(isWhole, { path: ['direction'], error: 'A call needs a direction and an outcome' });
export type AddNoteInput = z.output<typeof addNoteInput>;

export const noteIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a note' }) });

export const updateNoteInput = noteFieldsSchema.extend({
  ...noteIdInput.shape,
  updatedAt: instantIn,
});
export type UpdateNoteInput = z.output<typeof updateNoteInput>;

export const noteSchema = z.object({
  id: z.string(),
  personId: z.string(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  direction: z.enum(CALL_DIRECTIONS).nullable(),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  happenedAt: instantOut,
  author: z.string(),
  updatedAt: instantOut,
  canChange: z.boolean().describe('Whether the caller wrote it'),
  canDelete: z.boolean(),
});
export type Note = z.output<typeof noteSchema>;

export const readTimelineInput = pageInput.extend({ id: personId });
export type ReadTimelineInput = z.output<typeof readTimelineInput>;

/** An event of a timeline, with the note itself if the event is a note or a call. */
export const timelineEventSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recordId: z.string(),
  aboutId: z.string().nullable().describe('The record that a change or a mail is about'),
  at: instantOut,
  title: z.string(),
  text: z.string().nullable(),
  moment: instantOut
    .nullable()
    .describe('What the event is about, such as the start of an appointment'),
  href: z.string().nullable(),
  note: noteSchema.nullable(),
});
export type TimelineEvent = z.output<typeof timelineEventSchema>;

export const timelinePageSchema = pageOf(timelineEventSchema);

/** Identifies a record in timelines, such as a message or an appointment. */
export const recordInput = z.object({
  kind: requiredText(40),
  recordId: requiredText(100),
});

/** The person to whom a record belongs; null until the record has been grouped. */
export const personOfRecordSchema = nameSchema.nullable();
