import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Text that breaks formats built from lines, tabs and backslashes unless it is escaped. */
const HOSTILE_TEXT = [
  '\\.',
  '\n\\.\n',
  '\\N',
  '\t\\t\r\n\\\\',
  `\u{1}\u{7f}\u{2028}\u{202e}\u{1f9d1}\u{200d}⚖️ "it's" </script> {"table":"public.users"}`,
  'NULL',
];

type Column = { name: string; type: string; nullable: boolean; allowed: string | null };

/** Columns with derived or unique values. */
const GIVEN: Readonly<Record<string, (row: number) => string | null>> = {
  'advertising_bodies.hash': (row) => String(row).repeat(64),
  'advertising_copies.body_hash': (row) => (row === 2 ? null : String(row).repeat(64)),
  'advertising_copies.status': (row) => (row === 2 ? null : '200'),
  'advertising_recorder.id': () => '1',
  'agreement_settings.id': () => '1',
  'agreement_settings.translation_rule': () => 'always',
  // Withdrawn, so that the documents and signatures may be there or not.
  'agreements.state': () => 'withdrawn',
  'agreements.is_translation_owed': () => 'false',
  'agreements.read_at': () => '2031-03-11 16:00:00+00',
  'agreements.signed_at': () => '2031-03-11 16:00:00+00',
  'agreements.replaces_id': () => null,
  'agreements.message_id': () => null,
  'agreements.appointment_id': () => null,
  'answer_settings.id': () => '1',
  'appointment_holds.scheduled_date': (row) => `2031-04-1${row} 16:00:00.123456+00`,
  'appointment_holds.duration': () => '30',
  'appointment_holds.ends_at': (row) => `2031-04-1${row} 16:30:00.123456+00`,
  'article_categories.key': (row) => `category-${row}`,
  'appointments.scheduled_date': (row) => `2031-03-1${row} 16:00:00.123456+00`,
  'appointments.duration': () => '30',
  'appointments.ends_at': (row) => `2031-03-1${row} 16:30:00.123456+00`,
  'appointments.held_until': () => null,
  'calendar_busy_times.ends_at': () => 'infinity',
  // Host 1 is the firm, which cannot have a calendar of this kind.
  'calendar_settings.host_number': (row) => (row === 1 ? '2' : null),
  // Each row belongs to exactly one record; the other references are null.
  'conflict_checks.appointment_id': () => null,
  'conflict_checks.request_id': () => null,
  'known_names.appointment_id': () => null,
  'known_names.entry_id': () => null,
  'known_names.request_id': () => null,
  'consultation_types.key': (row) => `type-${row}`,
  'consultation_types.duration_minutes': () => '30',
  'consultation_types.other_places': () =>
    JSON.stringify(HOSTILE_TEXT.map((text) => ({ place: 'video', text }))),
  // Ended, because a restore holds the reminders of open ones.
  'document_requests.closed_at': (row) => `2031-03-11 16:00:0${row}.000001+00`,
  // Refused, so that it says why and is not being checked.
  'documents.state': () => 'refused',
  'documents.check_due_at': () => null,
  'documents.refusal': (row) => `${row}${HOSTILE_TEXT[0]}`,
  'embed_settings.id': () => '1',
  'extra_hours.step_minutes': () => '30',
  // Must not be an empty string.
  'hosts.office_address': (row) => (row === 2 ? null : `${row}${HOSTILE_TEXT[2]}`),
  'host_office_days.weekday': (row) => String(row),
  'offices.key': (row) => `office-${row}`,
  // All four parts of an address, or none.
  'offices.street': (row) => `${row}${HOSTILE_TEXT[0]}`,
  'offices.city': (row) => `${row}${HOSTILE_TEXT[1]}`,
  'offices.region': (row) => `${row}${HOSTILE_TEXT[2]}`,
  'offices.postal_code': (row) => `${row}${HOSTILE_TEXT[3]}`,
  'firm_marks.id': (row) => String(row).repeat(43),
  'firm_marks.lightness': (row) => `{${Array(16).fill(row)}}`,
  'firm_profile.attorneys': () => '[]',
  'firm_profile.country': () => 'GB',
  'jurisdiction_confirmations.version': (row) => String(row),
  'letter_settings.id': () => '1',
  // Already sent or not scheduled, because a restore puts everything that waits on hold.
  'outbox_emails.state': () => 'sent',
  'webhook_deliveries.state': () => 'delivered',
  'letters.scheduled_for': () => null,
  'letters.sent_articles': () => null,
  'letters.started_at': () => null,
  'list_settings.list': (row) => `list-${row}`,
  'look_settings.id': () => '1',
  'menu_links.fragment': (row) => (row === 2 ? null : `part-${row}`),
  'pictures.widths': (row) => `{${row}}`,
  // From 1 to 60 characters.
  'passkey_names.name': (row) => `${row}${HOSTILE_TEXT[2]}`,
  'people.next_step_on': (row) => (row === 2 ? null : `2031-03-0${row}`),
  // The row is a note, not a call.
  'person_notes.direction': () => null,
  'person_notes.outcome': () => null,
  'payment_settings.id': () => 'stripe',
  'payments.currency': () => 'USD',
  'pages.path': (row) => `/page-${row}`,
  // A source, which the second row omits, must have a date.
  'practice_areas.key': (row) => `area-${row}`,
  'quick_exit_settings.hotlines': () => JSON.stringify(HOSTILE_TEXT),
  'quick_exit_settings.id': () => '1',
  'site_languages.language': (row) => (row === 1 ? 'es' : 'vi'),
  'sign_in_settings.id': () => '1',
  'testimonials.reviewed_on': (row) => (row === 2 ? null : `2031-03-0${row}`),
  'testimonials.source_url': (row) => (row === 2 ? null : `https://${row}${HOSTILE_TEXT[2]}`),
  'time_off.ends_at': () => 'infinity',
  'firm_profile.id': () => 'true',
  'calendar_feed.id': () => '1',
  'users.password': () => '!',
  'waits.from_day': (row) => `2031-03-0${row}`,
  'waits.until_day': (row) => `2031-03-1${row}`,
  'webhook_endpoints.disabled_because': () => null,
  'webhook_endpoints.previous_secret_until': (row) => (row === 2 ? null : '2031-03-11 16:00:00+00'),
  'weekly_hours.step_minutes': () => '30',
};

const NUMBERED: Readonly<Record<string, (row: number) => string>> = {
  _text: (row) => `{"a,${row}","\\"{}\\\\",NULL,"NULL"}`,
  date: (row) => `2031-03-0${row}`,
  time: (row) => `0${row}:00:00.000001`,
  bool: () => 'false',
  int4: (row) => String(row),
  int8: (row) => String(9_007_199_254_740_993n + BigInt(row)),
  float4: (row) => `1.${row}`,
  numeric: (row) => `1234567890.0${row}`,
  timestamptz: (row) => `2031-03-11 16:00:0${row}.000001+00`,
  jsonb: (row) => JSON.stringify({ row, deep: [HOSTILE_TEXT, null, 1e20, '\\u0000'] }),
  bytea: (row) => `\\x00${Buffer.from(`\\.\n${row}`).toString('hex')}0aff`,
  uuid: () => randomUUID(),
};

/**
 * Inserts rows into each table: hostile text, required columns only, and empty text. `tables` are qualified with their
 * schema; referenced tables come first.
 */
export async function insertHostileRows(db: Kysely<never>, tables: readonly string[]) {
  for (const table of tables) {
    const columns = await findColumns(db, table);
    const parents = await findParents(db, table);
    for (const row of [1, 2, 3]) {
      const values = columns.flatMap((column) => {
        const isGiven = givenFor(table, column) !== undefined;
        const parent = isGiven ? undefined : parents.get(column.name);
        const value = parent ?? valueFor(table, column, row);
        return value === null ? [] : [{ column: column.name, value }];
      });
      const names = sql.raw(values.map(({ column }) => `"${column}"`).join(', '));
      const texts = sql.join(values.map(({ value }) => sql`${value}`));
      await sql`insert into ${sql.raw(table)} (${names}) values (${texts})
        on conflict do nothing`.execute(db);
    }
  }
}

const givenFor = (table: string, { name }: Column) => GIVEN[`${table.split('.')[1]}.${name}`];

function valueFor(table: string, column: Column, row: number): string | null {
  const given = givenFor(table, column);
  if (given) return given(row);
  if (row === 2 && column.nullable) return null;
  const [, allowed] = /'([^']+)'::text/.exec(column.allowed ?? '') ?? [];
  if (allowed) return allowed;
  const numbered = NUMBERED[column.type];
  if (numbered) return numbered(row);
  return row === 3 && column.nullable ? '' : `${row}${HOSTILE_TEXT.join(`${row}`)}`;
}

async function findColumns(db: Kysely<never>, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, t.typname as type, not a.attnotnull as nullable,
        (select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) like '%ARRAY[%' limit 1) as allowed
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attidentity = '' and t.typname <> 'tsvector'
      order by a.attnum`.execute(db);
  return rows;
}

/**
 * For each foreign key column, an existing key of the referenced table; several columns that refer to one table get
 * different keys.
 */
async function findParents(db: Kysely<never>, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ column: string; parent: string; key: string }>`
    select a.attname as "column", k.confrelid::regclass::text as parent, p.attname as key
      from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
      where k.contype = 'f' and k.conrelid = ${table}::regclass order by a.attnum`.execute(db);
  const found = new Map<string, string>();
  for (const [place, { column, parent, key }] of rows.entries()) {
    const others = rows.slice(0, place).filter((other) => other.parent === parent).length;
    const keys = await sql<{ key: string }>`
      select ${sql.ref(key)}::text as key from ${sql.raw(parent)} order by 1 offset ${others} limit 1`.execute(
      db,
    );
    for (const each of keys.rows) found.set(column, each.key);
  }
  return found;
}
