import { can, router } from '../../platform/trpc/trpc.ts';
import { getDue } from './due/list-due.ts';
import { getPerson, getPersonOfRecord } from './get-person.ts';
import { joinPeople, separatePerson } from './joins/join-people.ts';
import { exportPeople, findPeople, getPeopleChoices } from './list-people.ts';
import { addNote, changeNote, removeNote } from './notes/write-notes.ts';
import {
  addNoteInput,
  dueSchema,
  exportPeopleInput,
  joinPeopleInput,
  listPeopleInput,
  noteIdInput,
  noteSchema,
  peopleChoicesSchema,
  peopleExportSchema,
  personIdInput,
  personOfRecordSchema,
  personPageSchema,
  personSchema,
  readTimelineInput,
  recordInput,
  timelinePageSchema,
  updateNoteInput,
  updatePersonInput,
} from './schema.ts';
import { readTimeline } from './timeline/read-timeline.ts';
import { updatePerson } from './update-person.ts';

/** Example person for the API description. */
const _PERSON_ROW = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0100',
  tags: ['returning'],
  ownerId: null,
  owner: null,
  nextStep: 'Send the list of documents',
  nextStepOn: '2031-03-12',
  lastAt: '2031-03-10T14:00:00.000Z',
  contactPreferences: { mayCall: true, mayLeaveVoicemail: false },
};

export const peopleRouter = router({
  list: can('people.read')
    .meta({
      rest: 'GET /admin/people',
      summary: 'List the contacts of the firm, most recently active first',
      omit: ['nextAt', 'waitsSince'],
    })
    .input(listPeopleInput)
    .output(personPageSchema)
    .query(({ ctx, input }) => findPeople(ctx, input)),

  choices: can('people.read')
    .output(peopleChoicesSchema)
    .query(({ ctx }) => getPeopleChoices(ctx)),

  export: can('people.export')
    .meta({
      rest: 'POST /admin/people/export',
      summary: 'Export the filtered people as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { tag: 'returning', sort: 'name' },
        response:
          'Name,Email,Phone,Contact preferences,Tags,Owner,Next step,Next step on,Last activity (America/Los_Angeles)\r\n' +
          'Dana Whitfield,dana@example.com,(555) 555-0100,,returning,jordan,Send the form,2031-03-12,2031-03-10 07:00\r\n',
      },
      file: 'people.csv',
    })
    .input(exportPeopleInput)
    .output(peopleExportSchema)
    .mutation(({ ctx, input }) => exportPeople(ctx, input)),

  get: can('people.read')
    .input(personIdInput)
    .output(personSchema)
    .query(({ ctx, input }) => getPerson(ctx, input.id)),

  due: can('people.read')
    .input(personIdInput)
    .output(dueSchema)
    .query(({ ctx, input }) => getDue(ctx, input.id)),

  ofRecord: can('people.read')
    .input(recordInput)
    .output(personOfRecordSchema)
    .query(({ ctx, input }) => getPersonOfRecord(ctx, input)),

  timeline: can('people.read')
    .input(readTimelineInput)
    .output(timelinePageSchema)
    .query(({ ctx, input }) => readTimeline(ctx, input)),

  update: can('people.change')
    .input(updatePersonInput)
    .output(personSchema)
    .mutation(({ ctx, input }) => updatePerson(ctx, input)),

  join: can('people.change')
    .input(joinPeopleInput)
    .output(personSchema)
    .mutation(({ ctx, input }) => joinPeople(ctx, input)),

  separate: can('people.change')
    .input(personIdInput)
    .output(personSchema)
    .mutation(({ ctx, input }) => separatePerson(ctx, input.id)),

  addNote: can('people.change')
    .input(addNoteInput)
    .output(noteSchema)
    .mutation(({ ctx, input }) => addNote(ctx, input)),

  changeNote: can('people.change')
    .input(updateNoteInput)
    .output(noteSchema)
    .mutation(({ ctx, input }) => changeNote(ctx, input)),

  removeNote: can('people.change')
    .input(noteIdInput)
    .output(noteIdInput)
    .mutation(({ ctx, input }) => removeNote(ctx, input.id)),
});
