import { literal, type RowScope, type RowViewer } from '../../../db/row-scope.ts';

/** The SQL condition that `row`, the alias of a table or a column, is something that a viewer may see. */
type Condition = (row: string, viewer: RowViewer) => string;

/** Messages that are assigned to the viewer or to nobody. */
const ownMessages: Condition = (row, { userId }) =>
  `(${row}.assigned_to is null or ${row}.assigned_to = ${literal(userId)})`;

/** The viewer's own appointments as an attorney, and those of hosts that are not attorneys, such as the firm. */
const ownAppointments: Condition = (row, { attorneyId }) =>
  `${row}.host_number in (
    select number from hosts where hosts.attorney_id is null or hosts.attorney_id = ${literal(attorneyId)})`;

const isOwnMessage: Condition = (id, viewer) =>
  `exists (select from contact_submissions as own where own.id = ${id} and ${ownMessages('own', viewer)})`;

const isOwnAppointment: Condition = (id, viewer) =>
  `exists (select from appointments as own where own.id = ${id} and ${ownAppointments('own', viewer)})`;

/** The messages and appointments of a person, joined people included, as rows of the alias `record`. */
const recordsOf = (personId: string) => `(
  with recursive member as (
      select ${personId} as id
      union select joined.person_id from member join person_joins as joined on joined.into_id = member.id)
  select event.kind, event.record_id from member join timeline_events as event on event.person_id = member.id
  where event.kind in ('message', 'appointment')) as record`;

/** People whom the viewer is responsible for or has a visible record of, and unassigned people without records. */
const ownPeople: Condition = (row, viewer) => {
  const records = recordsOf(`${row}.id`);
  return `(${row}.owner_id = ${literal(viewer.userId)}
    or exists (select from ${records}
      where (record.kind = 'message' and ${isOwnMessage('record.record_id', viewer)})
        or (record.kind = 'appointment' and ${isOwnAppointment('record.record_id', viewer)}))
    or (${row}.owner_id is null and not exists (select from ${records})))`;
};

/**
 * The rows that an attorney may see: those of their own clients and of unassigned ones. Tables that are not listed hold
 * no client data, or are protected by permissions that attorneys do not have.
 */
export const OWN_ROWS: RowScope = {
  contact_submissions: ownMessages,
  message_replies: (row, viewer) => isOwnMessage(`${row}.submission_id`, viewer),
  appointments: ownAppointments,
  appointment_links: (row, viewer) => isOwnAppointment(`${row}.appointment_id`, viewer),
  people: ownPeople,
  person_notes: (row, viewer) =>
    `exists (select from people as own where own.id = ${row}.person_id and ${ownPeople('own', viewer)})`,
  conflict_checks: (row, viewer) =>
    `(${isOwnMessage(`${row}.message_id`, viewer)} or ${isOwnAppointment(`${row}.appointment_id`, viewer)})`,
  // Only those about messages and appointments.
  outbox_emails: (row, viewer) =>
    `(${isOwnMessage(`(${row}.payload ->> 'id')`, viewer)} or ${isOwnAppointment(`(${row}.payload ->> 'id')`, viewer)})`,
  audit_log: (row, viewer) => `(case ${row}.entity
    when 'contact_submissions' then ${isOwnMessage(`${row}.entity_id`, viewer)}
    when 'appointments' then ${isOwnAppointment(`${row}.entity_id`, viewer)}
    else true end)`,
};
