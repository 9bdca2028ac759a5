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

/** Waits for an earlier time of visible appointments, and those for the viewer, for the firm or for anyone. */
const ownWaits: Condition = (row, viewer) =>
  `(case when ${row}.appointment_id is not null then ${isOwnAppointment(`${row}.appointment_id`, viewer)}
    else ${row}.host_number is null or ${ownAppointments(row, viewer)} end)`;

/** Agreements about the viewer's messages and appointments, and those that the viewer has prepared. */
const ownAgreements: Condition = (row, viewer) =>
  `(${isOwnMessage(`${row}.message_id`, viewer)} or ${isOwnAppointment(`${row}.appointment_id`, viewer)}
    or ${row}.prepared_by_id = ${literal(viewer.userId)})`;

const isOwnAgreement: Condition = (id, viewer) =>
  `exists (select from agreements as visible where visible.id = ${id} and ${ownAgreements('visible', viewer)})`;

const isOwnWait: Condition = (id, viewer) =>
  `exists (select from waits as waiting where waiting.id = ${id} and ${ownWaits('waiting', viewer)})`;

/** The messages and appointments of a person, joined people included, as rows of the alias `record`. */
const recordsOf = (personId: string) => `(
  with recursive member as (
      select ${personId} as id
      union select joined.person_id from member join person_joins as joined on joined.into_id = member.id)
  select event.kind, event.record_id from member join timeline_events as event on event.person_id = member.id
  where event.kind in ('message', 'appointment')) as record`;

/** Whether a record is the viewer's or somebody else's: one of nobody is neither. */
const belongs = (to: 'viewer' | 'others', { userId, attorneyId }: RowViewer): string => {
  const is = to === 'viewer' ? '=' : 'is distinct from';
  return `((record.kind = 'message' and exists (
      select from contact_submissions as mine where mine.id = record.record_id
        and mine.assigned_to is not null and mine.assigned_to ${is} ${literal(userId)}))
    or (record.kind = 'appointment' and exists (
      select from appointments as mine join hosts on hosts.number = mine.host_number
      where mine.id = record.record_id
        and hosts.attorney_id is not null and hosts.attorney_id ${is} ${literal(attorneyId)})))`;
};

const hasRecordOf = (person: string, to: 'viewer' | 'others', viewer: RowViewer): string =>
  `exists (select from ${recordsOf(`${person}.id`)} where ${belongs(to, viewer)})`;

/**
 * People whom the viewer is responsible for. Of the people for whom nobody is, those with a record of the viewer's own,
 * or without any of somebody else. A record of nobody opens no person with records of others: anybody can send a message
 * in the name of somebody else's client.
 */
const ownPeople: Condition = (row, viewer) =>
  `(${row}.owner_id = ${literal(viewer.userId)} or (${row}.owner_id is null
    and (${hasRecordOf(row, 'viewer', viewer)} or not ${hasRecordOf(row, 'others', viewer)})))`;

/** People whom the viewer is responsible for, and those for whom nobody is and of whom nobody else has a record. */
const onlyOwnPeople: Condition = (row, viewer) =>
  `(${row}.owner_id = ${literal(viewer.userId)}
    or (${row}.owner_id is null and not ${hasRecordOf(row, 'others', viewer)}))`;

/** What staff wrote about people who are only the viewer's. */
const isAboutOwnPerson: Condition = (id, viewer) =>
  `exists (select from people as own where own.id = ${id} and ${onlyOwnPeople('own', viewer)})`;

/** Documents of people who are only the viewer's: a client of two attorneys sends them to both, so neither sees them. */
const isOfOwnRequest: Condition = (id, viewer) =>
  `exists (select from document_requests as own_request where own_request.id = ${id}
    and ${isAboutOwnPerson('own_request.person_id', viewer)})`;

/** Notes of the viewer about visible people, and all notes about people who are only the viewer's. */
const ownNotes: Condition = (row, viewer) =>
  `(${isAboutOwnPerson(`${row}.person_id`, viewer)} or (${row}.author_id = ${literal(viewer.userId)}
    and exists (select from people as own where own.id = ${row}.person_id and ${ownPeople('own', viewer)})))`;

/**
 * Questions about an own appointment; those about none if the viewer has sent them, or if they are of a person who is only
 * the viewer's.
 */
const ownRequests: Condition = (row, viewer) =>
  `(${isOwnAppointment(`${row}.appointment_id`, viewer)} or (${row}.appointment_id is null
    and (${row}.asked_by_id = ${literal(viewer.userId)} or exists (
      select from timeline_events as event where event.kind = 'questions' and event.record_id = ${row}.id
        and ${isAboutOwnPerson('event.person_id', viewer)}))))`;

const isOwnRequest: Condition = (id, viewer) =>
  `exists (select from question_requests as own_request where own_request.id = ${id}
    and ${ownRequests('own_request', viewer)})`;

/**
 * The rows that an attorney may see: those of their own clients and of unassigned ones. Tables that are not listed hold
 * no client data, or are protected by permissions that attorneys do not have.
 */
export const OWN_ROWS: RowScope = {
  contact_submissions: ownMessages,
  message_replies: (row, viewer) => isOwnMessage(`${row}.submission_id`, viewer),
  appointments: ownAppointments,
  appointment_links: (row, viewer) => isOwnAppointment(`${row}.appointment_id`, viewer),
  waits: ownWaits,
  wait_offers: (row, viewer) => isOwnWait(`${row}.wait_id`, viewer),
  payments: (row, viewer) => isOwnAppointment(`${row}.appointment_id`, viewer),
  payment_refunds: (row, viewer) =>
    `exists (select from payments as own_payment where own_payment.id = ${row}.payment_id
      and ${isOwnAppointment('own_payment.appointment_id', viewer)})`,
  // Neither that of colleagues nor that of the firm.
  time_off: (row, { attorneyId }) =>
    `${row}.host_number in (select number from hosts where hosts.attorney_id = ${literal(attorneyId)})`,
  people: ownPeople,
  person_notes: ownNotes,
  document_requests: (row, viewer) => isAboutOwnPerson(`${row}.person_id`, viewer),
  document_request_items: (row, viewer) => isOfOwnRequest(`${row}.request_id`, viewer),
  documents: (row, viewer) => isOfOwnRequest(`${row}.request_id`, viewer),
  document_parts: (row, viewer) =>
    `exists (select from documents as own_document where own_document.id = ${row}.document_id
      and ${isOfOwnRequest('own_document.request_id', viewer)})`,
  question_requests: ownRequests,
  question_answers: (row, viewer) => isOwnRequest(`${row}.request_id`, viewer),
  conflict_checks: (row, viewer) =>
    `(${isOwnMessage(`${row}.message_id`, viewer)} or ${isOwnAppointment(`${row}.appointment_id`, viewer)}
      or ${isOwnRequest(`${row}.request_id`, viewer)})`,
  agreements: ownAgreements,
  agreement_events: (row, viewer) => isOwnAgreement(`${row}.agreement_id`, viewer),
  // Only those about messages, appointments, questions and agreements.
  outbox_emails: (row, viewer) =>
    `(${isOwnMessage(`(${row}.payload ->> 'id')`, viewer)} or ${isOwnAppointment(`(${row}.payload ->> 'id')`, viewer)}
      or ${isOwnRequest(`(${row}.payload ->> 'id')`, viewer)}
      or ${isOwnAgreement(`(${row}.payload ->> 'id')`, viewer)})`,
  audit_log: (row, viewer) => `(case ${row}.entity
    when 'contact_submissions' then ${isOwnMessage(`${row}.entity_id`, viewer)}
    when 'appointments' then ${isOwnAppointment(`${row}.entity_id`, viewer)}
    when 'waits' then ${isOwnWait(`${row}.entity_id`, viewer)}
    when 'question_requests' then ${isOwnRequest(`${row}.entity_id`, viewer)}
    when 'agreements' then ${isOwnAgreement(`${row}.entity_id`, viewer)}
    when 'people' then ${isAboutOwnPerson(`${row}.entity_id`, viewer)}
    else true end)`,
};
