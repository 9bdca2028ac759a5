import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../../../db/schema.gen.ts';
import { TABLES } from '../../app/tables.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const POLICIES = Object.entries(TABLES).filter(([, { columns, internal }]) => columns ?? internal);

/**
 * The tables in which nobody can be found by an address, the reason why not, and their columns. A new table or column
 * must be listed here or with all its columns in the `tables.ts` of its feature, and described in docs/privacy.md.
 */
const OTHERS: Readonly<Partial<Record<keyof DB, readonly [why: string, columns: string]>>> = {
  advertisingBodies: [
    'What public pages and mails said, without clients.',
    'characters content hash',
  ],
  advertisingCopies: [
    'When public pages and mails said what.',
    'auditId bodyHash cause entryHash kind number path previousHash shownFrom status',
  ],
  advertisingRecorder: ['Which process records that.', 'auditId claimedUntil id recorder'],
  answerSettings: [
    'Settings for response times.',
    'computedFor digestOn id promiseHours sendsDigest sendsWarnings updatedAt',
  ],
  appointmentHolds: [
    'Times that staff keep for minutes, without a client.',
    'bufferAfterMinutes bufferBeforeMinutes consultationType createdAt createdBy duration endedAt endsAt heldUntil hostNumber id scheduledDate tokenHash',
  ],
  agreementTemplates: [
    'What the firm writes into agreements.',
    'content createdAt id isArchived name practiceArea publishedNumber updatedAt',
  ],
  agreementTemplateVersions: [
    'What the firm writes into agreements, and which of the staff published it.',
    'content name number publishedAt publishedBy templateId',
  ],
  agreementSettings: [
    'How long clients have to sign.',
    'expiryDays id reminderDays translationRule updatedAt',
  ],
  articleCategories: [
    'What the firm writes about.',
    'createdAt figure isActive key label position updatedAt',
  ],
  apiKeys: [
    'Which programs may call, and which of the staff created their keys.',
    'addressRanges createdAt createdBy expiresAt id keyHash lastCharacters lastUsedAt name revokedAt scopes',
  ],
  articleVersions: [
    'What the firm has published or meant to, and which of the staff saved it.',
    'articleId author category content excerpt guestLine number savedAt savedBy title',
  ],
  attorneys: [
    'The attorneys, as the firm describes them.',
    'admissions createdAt education formerSlugs id isActive isSample languages memberships name photo position practiceAreas role slug statement updatedAt',
  ],
  calendarBusyReads: [
    'When a calendar was read.',
    'calendarId claimedUntil failures fetchedAt hostNumber lastError nextTryAt unclearEvents',
  ],
  calendarBusyTimes: ['Times without words.', 'calendarId endsAt hostNumber id startsAt'],
  calendarFeed: [
    'Which of the staff made the address of the feed.',
    'createdAt createdBy id lastReadAt tokenHash',
  ],
  conflictEntries: [
    'Whom staff have put on the conflict list, by name only; found there and deleted by staff.',
    'createdAt createdBy id name note otherNames relation search updatedAt',
  ],
  conflictQueue: ['Which records wait for the conflict check.', 'addedAt kind recordId'],
  consultationTypeHosts: ['Who takes which consultations.', 'hostNumber typeKey'],
  consultationTypes: [
    'What the firm offers.',
    'bringText bufferAfterMinutes bufferBeforeMinutes createdAt description durationMinutes feeMinor horizonDays isActive isPrepaid isPublic key label noticeMinutes otherPlaces payLink place placeText position practiceAreas priceLabel updatedAt',
  ],
  letterSettings: ['How fast letters are sent.', 'id perMinute updatedAt'],
  questionnaires: [
    'What the firm asks its clients.',
    'consultationTypes createdAt draft id isArchived opensWithoutMatch practiceAreas publishedVersionId sendsAfterBooking title updatedAt',
  ],
  questionnaireVersions: [
    'What the firm asked, and which of the staff published it.',
    'document id number publishedAt publishedBy questionnaireId',
  ],
  quickExitSettings: [
    'Where the site offers to leave it quickly, and public hotlines.',
    'createdAt hotlines id neutralUrl places practiceAreas updatedAt',
  ],
  mailServerChanges: [
    'Which of the staff changed the mail server, and when.',
    'changedAt changedBy codesHeldUntil formerServer id newServer',
  ],
  mailTexts: [
    'What the firm writes into mails around the facts.',
    'createdAt kind texts updatedAt',
  ],
  letters: [
    'What the firm writes to its subscribers, and which of the staff wrote it.',
    'articleIds closing content createdAt createdBy failuresInRow finishedAt id kind opening pausedBecause previewLine releaseAt scheduledFor search sentArticles startedAt status subject updatedAt',
  ],
  embedSettings: [
    'Which other sites may embed parts of this one.',
    'createdAt id origins updatedAt',
  ],
  firmProfile: [
    'The firm and its attorneys, as they describe themselves.',
    'attorneys barNumber city claims country createdAt email id isSample name officeHours phone phoneE164 postalCode region responsibleAttorney socialLinks street updatedAt zone',
  ],
  jurisdictionConfirmations: [
    'Which attorney has confirmed a line of state law, and which of the staff recorded it.',
    'attorney barNumber confirmedAt confirmedBy content createdAt item pack updatedAt version',
  ],
  jurisdictionOverrides: [
    'What the firm says instead of a line of state law, and which of the staff wrote it.',
    'changedBy createdAt item pack reason updatedAt value',
  ],
  lawTasksDone: [
    'Which tasks of state law are done, and which of the staff said so.',
    'doneAt doneBy note occurredAt pack task',
  ],
  firmMarks: [
    'The firm’s logos.',
    'createdAt height id isOneColour kind lightness png svg updatedAt width',
  ],
  lookSettings: [
    'What the site shows in place of the sea.',
    'createdAt drawing hero id pictureId updatedAt',
  ],
  extraHours: [
    'When the firm takes additional consultations.',
    'createdAt createdBy date firstStart hostNumber id lastStart reason stepMinutes',
  ],
  hostFeeds: [
    'Which of the staff made the address of a feed.',
    'createdAt createdBy hostNumber lastReadAt tokenHash',
  ],
  hosts: [
    'Who takes consultations.',
    'attorneyId createdAt isActive maxPerDay number officeAddress officeKey updatedAt videoText',
  ],
  hostOfficeDays: ['In which office who is on which weekday.', 'hostNumber officeKey weekday'],
  idempotencyKeys: [
    'Hashes of requests, and their answers sealed, for a day or two; every erasure deletes the answers.',
    'attemptId createdAt isWritten keyHash leasedUntil requestHash sealedAnswer',
  ],
  'localIdentity.challenges': [
    'A sign-in under way, for minutes.',
    'account expiresAt kind name srpClientPublic srpServerPublic srpServerSecret tokenHash',
  ],
  'localIdentity.codes': [
    'Sealed codes, for a day at most after they have expired.',
    'account createdAt expiresAt id kind sealedCode tries',
  ],
  'localIdentity.passwordAttempts': [
    'Failures by the name of an account, for a day.',
    'failures lastAt lockedUntil name',
  ],
  migrationRuns: [
    'Which of the staff copied the data, and when.',
    'action createdAt endedAt id isCancelling message number phase result runner startedAt startedBy state target',
  ],
  migrationRunTables: [
    'Figures.',
    'cursor isDone position rowsDone rowsPerSecond rowsTotal runId sourceChecksum tableName targetChecksum targetRows',
  ],
  offices: [
    'The offices of the firm.',
    'accessNote city createdAt isActive key label mapUrl officeHours phone phoneE164 pictureId position postalCode region street updatedAt zone',
  ],
  menuLinks: ['Links of the navigation and the footer.', 'fragment id menu pageId position text'],
  newsHosts: ['Names of other sites.', 'freeAt host'],
  pageRedirects: ['Old addresses of pages.', 'createdAt oldPath pageId'],
  pages: [
    'What the firm publishes.',
    'content createdAt draft id isPreset isPublished kind path publishAt updatedAt',
  ],
  pageVersions: [
    'What the firm has published or meant to, and which of the staff saved it.',
    'content number pageId savedAt savedBy',
  ],
  photoFiles: ['Files of the photographs of the attorneys.', 'bytes format photoId width'],
  pictureFiles: ['Files of the pictures.', 'bytes format pictureId width'],
  pictures: [
    'Pictures for articles and pages, and whom staff name for them.',
    'alt caption createdAt credit height id search storedBytes updatedAt width widths',
  ],
  photos: ['Portraits of the attorneys.', 'bytes contentType createdAt height id width'],
  practiceAreas: [
    'What the firm does.',
    'createdAt figure isActive isListed isOnBooking isOnContactForm key label messageHint pagePath position summary updatedAt',
  ],
  rateLimits: [
    'Network addresses and hashes of e-mail addresses, until their window ends: a day at most.',
    'hits key windowEndsAt',
  ],
  replyTemplates: ['What staff begin replies with.', 'body createdAt id name updatedAt'],
  secretKeyFingerprints: ['Tells keys apart, and nothing of them.', 'createdAt fingerprint'],
  signInSettings: ['Which roles of staff need a second factor.', 'id secondFactorRoles updatedAt'],
  setupSteps: ['Which steps of the set-up are done.', 'isSkipped settledAt step'],
  siteLanguages: [
    'The further languages of the site.',
    'createdAt isPublished language untranslated updatedAt',
  ],
  slugRedirects: ['Old addresses of articles.', 'createdAt oldSlug postId'],
  timeOff: [
    'When the firm is closed, and why.',
    'createdAt createdBy endsAt hostNumber id reason seriesId startsAt',
  ],
  timelineBacklog: [
    'Ids of records that are to be grouped by people, for seconds.',
    'id kind recordId tries',
  ],
  timelineBackfill: ['How far records from before have been read.', 'afterId kind'],
  translations: [
    'What the firm says in further languages, and which of the staff saved it.',
    'content createdAt entity entityKey formerPaths isPublished language path savedBy search source updatedAt',
  ],
  visitCounters: ['Which process has added counts.', 'addedAt batch id'],
  visitCounts: ['Sums of a day, without visits or visitors.', 'count day kind name'],
  paymentSettings: [
    'The sealed keys of the payment company, and the rule for refunds.',
    'createdAt id isActive refundHours secretKey testedAt updatedAt webhookSecret',
  ],
  webhookEndpoints: [
    'Addresses of systems that the firm has told to listen, and which of the staff added them.',
    'createdAt createdBy description disabledAt disabledBecause events failingSince id includesDetails notBefore previousSecret previousSecretUntil secret state updatedAt url',
  ],
  weeklyHours: [
    'When consultations start.',
    'firstStart hostNumber id lastStart stepMinutes typeKey weekday',
  ],
};

const decided: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ...POLICIES.map(
    ([table, { columns = {}, internal }]) =>
      [table, [...Object.keys(columns), ...(internal?.split(' ') ?? [])]] as const,
  ),
  ...Object.entries(OTHERS).map(([table, [, columns]]) => [table, columns.split(' ')] as const),
];

let database: TestDatabase;
let stored: Map<string, string[]>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column
      from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema', 'pgboss')
        and table_name not like 'kysely\\_%'`.execute(database.db);
  stored = new Map();
  for (const { schema, table, column } of rows) {
    const name = schema === 'public' ? camel(table) : `${camel(schema)}.${camel(table)}`;
    stored.set(name, [...(stored.get(name) ?? []), camel(column)]);
  }
});
afterAll(() => database.dispose());

const camel = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

it('every table has a decision', () => {
  expect(decided.map(([table]) => table).sort()).toEqual([...stored.keys()].sort());
});

it.each(decided)('every column of %s has a decision', (table, columns) => {
  expect([...columns].sort()).toEqual([...(stored.get(table) ?? [])].sort());
});

it('rows are erased with others where foreign keys say so', async () => {
  const { rows } = await sql<{ table: string; on: string; action: string }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as on, confdeltype::text as action
      from pg_constraint where contype = 'f'`.execute(database.db);
  const follows = (table: string, on: string, action: 'c' | 'n') =>
    rows.some((key) => key.table === snake(table) && key.on === snake(on) && key.action === action);
  const stated = POLICIES.flatMap(([table, { erased = '' }]) => {
    const [, how, others = ''] = /^(with|detached from) (.*)$/.exec(erased) ?? [];
    return others
      .split(' or ')
      .filter(Boolean)
      .map((on) => ({ table, on, holds: follows(table, on, how === 'with' ? 'c' : 'n') }));
  });
  expect(stated.length).toBeGreaterThan(15);
  expect(stated.filter(({ holds }) => !holds)).toEqual([]);
});

it('what is deleted with rows of a person is stated', async () => {
  const { rows } = await sql<{ table: string; on: string }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as on
      from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(database.db);
  const erased = (table: string) => TABLES[camel(table)]?.erased;
  const gone = (table: string) => /^(deleted|with)/.test(erased(table) ?? '');
  expect(rows.filter(({ table, on }) => gone(on) && on !== table && !gone(table))).toEqual([]);
});

describe('what is exported', () => {
  it.each(POLICIES)('of %s contains no secret', (_table, { columns = {} }) => {
    expect(
      exportedColumns({ columns }).filter((column) =>
        /token|hash|password|salt|verifier|sealed/i.test(column),
      ),
    ).toEqual([]);
  });
});

it.each(decided.map(([table]) => table))('docs/privacy.md describes %s', (table) => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
  expect(page).toContain(`\`${snake(table)}\``);
});
