import { AREA, AT, insert } from './row-values.ts';

/** One row in a thousand is open, as in a firm with years of records: queries of open rows must not scan the closed ones. */
const IS_OPEN = 'i % 1000 = 3';

/** Inserts as in `many-rows.ts`: what comes between the booking and the client. */
export const CLIENT_WORK_ROWS = {
  agreements: `with template as (
      insert into agreement_templates (name, content, published_number) values ('Fee agreement', '{}', 1) returning id),
    version as (
      insert into agreement_template_versions (template_id, number, name, content, published_by, published_at)
      select id, 1, 'Fee agreement', '{}', 'admin', now() from template returning template_id)
    ${insert('agreements', {
      template_id: '(select template_id from version)',
      template_number: '1',
      name: `'Fee agreement'`,
      client_name: `'Dana Whitfield' || i`,
      client_email: `'client' || i || '@example.com'`,
      attorney: `'Maren Castellane'`,
      language: `'en'`,
      negotiated_language: `'en'`,
      state: `case when i % 1000 = 1 then 'draft' when i % 1000 = 2 then 'sent' when i % 10 = 3 then 'expired'
        else 'countersigned' end`,
      terms: `'sealed'`,
      document_hash: `'hash'`,
      sent_at: `case when i % 1000 <> 1 then ${AT} end`,
      read_at: AT,
      signed_at: `case when i % 1000 > 2 then ${AT} end`,
      countersigned_at: `case when i % 1000 > 2 then ${AT} end`,
      expires_at: `now() + interval '3 days'`,
      prepared_by: `'admin'`,
      created_at: AT,
    })}`,
  waits: insert('waits', {
    token_hash: `'hash' || i`,
    first_name: `'Dana'`,
    last_name: `'Whitfield' || i`,
    email: `'client' || i || '@example.com'`,
    practice_area: AREA,
    consultation_type: `'initial'`,
    from_day: `'2020-01-01'`,
    until_day: `'2020-02-01'`,
    ended_at: `case when not ${IS_OPEN} then ${AT} end`,
    ended_because: `case when not ${IS_OPEN} then 'passed' end`,
    created_at: AT,
  }),
  payments: insert('payments', {
    token_hash: `'hash' || i`,
    status: `case when ${IS_OPEN} then 'open' else 'booked' end`,
    first_name: `'Dana'`,
    email: `'client' || i || '@example.com'`,
    consultation_type: `'initial'`,
    scheduled_date: AT,
    amount_minor: '15000',
    currency: `'USD'`,
    expires_at: AT,
    check_at: `case when ${IS_OPEN} then ${AT} end`,
    created_at: AT,
  }),
  question_requests: `with asked as (
      insert into questionnaires (title, draft) values ('Before we meet', '{}') returning id),
    version as (
      insert into questionnaire_versions (questionnaire_id, number, document, published_by, published_at)
      select id, 1, '{}', 'admin', now() from asked returning id)
    ${insert('question_requests', {
      version_id: '(select id from version)',
      first_name: `'Dana'`,
      last_name: `'Whitfield' || i`,
      email: `'client' || i || '@example.com'`,
      token_hash: `case when i % 1000 <> 4 then 'hash' || i end`,
      expires_at: AT,
      names_at: `case when not ${IS_OPEN} then ${AT} end`,
      cleared_at: `case when i % 1000 > 5 then ${AT} end`,
      sent_at: `case when i % 1000 > 5 then ${AT} end`,
      created_at: AT,
    })}`,
  document_requests: `with asked as (
      insert into people (name, name_key) select 'Dana', 'dana' from generate_series(1, $1::int) returning id),
    numbered as (select id, row_number() over () as i from asked)
    insert into document_requests (person_id, to_email, to_name, token_hash, expires_at, asked_at, closed_at, created_by)
    select id, 'client' || i || '@example.com', 'Dana', 'hash' || i, now() + interval '9 days', ${AT},
      case when not ${IS_OPEN} then ${AT} end, 'admin' from numbered`,
} as const;
