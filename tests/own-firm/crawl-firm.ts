import { expect } from 'vitest';
import { MAIL_CONTENTS } from '../../src/app/features.ts';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { sampleMails } from '../../src/features/archive/sample-mails.ts';
import type { Availability } from '../../src/features/scheduling/slots/schema.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import { PROGRAM_PATHS, type SiteReader } from './site-reader.ts';
import { visibleWords } from './visible-words.ts';

/** Texts by where they are read. */
export type Texts = Readonly<Record<string, string>>;

/** What people read of an answer; `asSent` is the whole of it. */
type WordsOf = (type: string, text: string) => string;
export const asSent: WordsOf = (_type, text) => text;

/** What people read of these paths. */
export async function readAll(
  { read }: SiteReader,
  paths: readonly string[],
  accept?: string,
  wordsOf: WordsOf = visibleWords,
): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const { type, text } = await read(path, accept);
    texts[accept ? `${accept} ${path}` : path] = wordsOf(type, text);
  }
  return texts;
}

/** Every kind of mail with each of its openings, except these kinds. */
export async function mailTexts(
  { deps }: TestApp,
  publicUrl: string,
  without: readonly string[] = [],
): Promise<Texts> {
  const mails = await sampleMails(deps.db, MAIL_CONTENTS, publicUrl);
  const sent = mails.filter(({ path }) => !without.includes(path.replace('mail:', '')));
  return Object.fromEntries(
    sent.map(({ path, text }) => [path, visibleWords('text/html', text ?? '')]),
  );
}

/** What programs and agents read. */
export const programTexts = async (
  app: TestApp,
  site: SiteReader,
  wordsOf: WordsOf = visibleWords,
): Promise<Texts> => ({
  ...(await readAll(
    site,
    [...PROGRAM_PATHS, '/api/openapi.json', '/embed.js'],
    undefined,
    wordsOf,
  )),
  ...(await agentTexts(app, wordsOf)),
});

const AGENT_CALLS = [
  ['server/discover', {}],
  ['initialize', {}],
  ['tools/list', {}],
  ['tools/call', { name: 'firm' }],
  ['tools/call', { name: 'articles' }],
  ['tools/call', { name: 'free_times' }],
  ['tools/call', { name: 'free_times', arguments: { attorney: 'nobody' } }],
] as const;

async function agentTexts(app: TestApp, wordsOf: WordsOf): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const [method, params] of AGENT_CALLS) {
    const message = { jsonrpc: '2.0', id: 1, method, params };
    const answer = await postJson(`${app.url}/mcp`, message);
    texts[`mcp ${method} ${JSON.stringify(params)}`] = wordsOf('json', await answer.text());
  }
  return texts;
}

/** A free start in the week of the test server's clock. */
async function firstStart({ read }: SiteReader): Promise<string> {
  const { text } = await read('/api/appointments/availability?from=2031-03-11&to=2031-03-14');
  const { days } = JSON.parse(text) as Availability;
  const free = days.flatMap(({ slots }) => slots.find(({ state }) => state === 'free') ?? []);
  if (!free[0]) throw new Error('No time is free');
  return free[0].start;
}

/** A booking by a visitor: its answers, its pages with and without a way to move it, its calendar file and its mails. */
export async function bookingTexts(app: TestApp, site: SiteReader): Promise<Texts> {
  const start = await firstStart(site);
  const { id, token } = await bookWithLink(app, { scheduledDate: start, practiceArea: 'other' });
  const texts = await readAll(site, [
    ...[`/appointment/${token}`, `/appointment/${token}?move=true`],
    ...[`/appointment/${token}?move=true&anyone=true`, `/appointment/${token}?cancel=true`],
    ...[`/schedule/booked/${id}`, `/embed/booked/${token}`, `/schedule?start=${start}&step=2`],
    `/api/appointments/${id}/calendar.ics`,
  ]);
  const mails = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'state', 'subject', 'htmlBody'])
      .execute();
  await expect.poll(async () => (await mails()).every(({ state }) => state === 'sent')).toBe(true);
  const sent = (await mails()).map(({ kind, subject, htmlBody }) => [
    `sent ${kind}`,
    `${subject}\n${visibleWords('text/html', htmlBody ?? '')}`,
  ]);
  return { ...texts, ...Object.fromEntries(sent) };
}

const FORMS = ['/contact', '/schedule', '/newsletter', '/embed/booking'];

/** Answers to forms and calls that are wrong in every field. */
export async function refusalTexts({ url }: TestApp): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const path of FORMS) {
    const body = new URLSearchParams({ email: 'no', type: 'nothing', time: 'no nobody' });
    const answer = await fetch(url + path, { method: 'POST', body });
    texts[`POST ${path}`] = visibleWords('text/html', await answer.text());
  }
  const wrong = { attorney: 'nobody', email: 'no', service: 'nothing', consultationType: 'no' };
  for (const call of ['appointments', 'contact', 'newsletter', 'probate-calculator']) {
    for (const body of [wrong, bookingBody({ attorney: 'nobody', practiceArea: 'other' })]) {
      const answer = await postJson(`${url}/api/${call}`, body);
      texts[`POST /api/${call} ${Object.keys(body).length}`] = visibleWords(
        'json',
        await answer.text(),
      );
    }
  }
  return texts;
}

/** Where one of these words stands, with the words around it, by text. */
export function placesOf(texts: Texts, words: RegExp): Record<string, string[]> {
  const around = new RegExp(
    `.{0,60}(?:${words.source}).{0,40}`,
    `${words.flags.replace('g', '')}g`,
  );
  const found = Object.entries(texts).map(
    ([name, text]) => [name, [...text.matchAll(around)].map(([match]) => match)] as const,
  );
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}
