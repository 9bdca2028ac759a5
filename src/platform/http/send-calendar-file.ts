import type { FastifyReply } from 'fastify';

/** Sends a calendar file as a download that must not be cached. */
export function sendCalendarFile(reply: FastifyReply, name: string, file: string) {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(file);
}
