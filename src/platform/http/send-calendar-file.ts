import type { FastifyReply } from 'fastify';

/** Sends a calendar file to be saved, and kept by nobody on the way. */
export function sendCalendarFile(reply: FastifyReply, file: string) {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="consultation.ics"')
    .header('cache-control', 'private, no-store')
    .send(file);
}
