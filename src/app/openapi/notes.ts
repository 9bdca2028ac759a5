import { FORMER_NAMES_ANCHOR } from '../../platform/deprecation/former-names.ts';

type Note = { id: string; title: string; text: string };

/** Notes that apply to all calls, shown in the API description and on its reference page. */
export const API_NOTES: readonly Note[] = [
  {
    id: 'errors',
    title: 'Errors',
    text: 'Failures answer { code, reason, message, requestId, fieldErrors? } with the fitting status. Programs decide by reason, which is stable; message is for people.',
  },
  {
    id: 'authentication',
    title: 'Authentication',
    text: 'Calls for staff need Authorization: Bearer <access token>. The others need nothing. Exports, keys and changes of access also need a sign-in from the last 15 minutes, by the claim auth_time of the token; otherwise they answer 403 step_up_required. Sign in again, or use an API key where its scopes allow it.',
  },
  {
    id: 'pages',
    title: 'Lists',
    text: 'A list has at most 100 entries. A Link header names the next and the previous page.',
  },
  {
    id: 'idempotency',
    title: 'Repeating a request',
    text: 'Every POST that changes something accepts an Idempotency-Key of at most 200 characters: a random value, such as a UUID, that is new for each request and the same in its repeats. For 24 hours a repeat gets the first answer, with Idempotent-Replayed: true, and changes nothing. While the first request is being carried out, a repeat gets 409 request_under_way with Retry-After. The same key with other contents gets 422 idempotency_key_reused. A refused or failed request frees its key. If the server stops after a change and before its answer is stored, repeats get 409 answer_lost: look up what was changed. Bookings by clients (POST /api/appointments) know their keys by the appointment: other contents get 409 idempotency_key_reused.',
  },
  {
    id: FORMER_NAMES_ANCHOR,
    title: 'Former names',
    text: 'Renamed fields are accepted under their former names until the date of the Sunset header. Responses to requests with a former name have the headers Deprecation (RFC 9745), Sunset (RFC 8594) and Link with rel="deprecation". Send ignoreCalendarConflicts instead of overBusy; read reason instead of formerReason.',
  },
];

export const notesAsMarkdown = (notes: readonly Note[]): string =>
  notes.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
