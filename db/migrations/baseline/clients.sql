-- `suspected_spam`: a field was filled in that people do not see. `is_spam`: staff say so.
create table contact_submissions (
  id text primary key default gen_random_uuid()::text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  practice_area text not null,
  message text not null,
  is_read boolean not null default false,
  is_resolved boolean not null default false,
  consented_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[first_name, last_name, email, phone, practice_area,
    message])) stored,
  contact_preferences jsonb check (jsonb_typeof(contact_preferences) = 'object'),
  other_side text,
  answer_due_at timestamptz,
  answered_at timestamptz,
  answered_how text check (answered_how in ('reply', 'phone', 'resolved')),
  assigned_to text references users (id) on delete set null,
  is_spam boolean not null default false,
  deleted_at timestamptz,
  suspected_spam boolean not null default false,
  constraint contact_submissions_answer check ((answered_at is null) = (answered_how is null))
);
create index contact_submissions_email on contact_submissions (lower(email));
create index contact_submissions_search on contact_submissions using gin (search);
create index contact_submissions_newest on contact_submissions (created_at, id);
create index contact_submissions_area on contact_submissions (practice_area, created_at, id);
create index contact_submissions_open on contact_submissions (created_at, id) where not is_resolved;
create index contact_submissions_area_new on contact_submissions (practice_area, created_at, id) where not is_read;
create index contact_submissions_area_open on contact_submissions (practice_area, created_at, id)
  where not is_resolved;
create index contact_submissions_area_resolved on contact_submissions (practice_area, created_at, id)
  where is_resolved;
create index contact_submissions_name on contact_submissions (lower(((last_name || ' ') || first_name)), id);
create index contact_submissions_status on contact_submissions ((case when is_resolved then 2
  when is_read then 1 else 0 end), created_at, id);
create index contact_submissions_neutral_wording on contact_submissions (lower(email))
  where (contact_preferences ->> 'neutralWording') = 'true';
create index contact_submissions_waiting on contact_submissions (coalesce(answer_due_at, created_at),
  id) include (answer_due_at, created_at) where answered_at is null and not is_resolved and not is_spam
  and deleted_at is null;
create index contact_submissions_new on contact_submissions (created_at, id) where not is_read and not is_spam
  and deleted_at is null;
create index contact_submissions_unresolved on contact_submissions (created_at, id) where not is_resolved
  and not is_spam and deleted_at is null;
create index contact_submissions_resolved on contact_submissions (created_at, id) where is_resolved and not is_spam
  and deleted_at is null;
create index contact_submissions_due on contact_submissions ((case when (answered_at is null and not is_resolved
  and not is_spam and deleted_at is null) then 0 else 1 end), coalesce(answer_due_at, created_at), id);
create index contact_submissions_without_due on contact_submissions (created_at) where answer_due_at is null
  and not is_resolved and not is_spam and deleted_at is null;
create index contact_submissions_answered on contact_submissions (answered_at) where answered_at is not null;
create index contact_submissions_assigned on contact_submissions (assigned_to, created_at, id)
  where assigned_to is not null;
create index contact_submissions_unassigned on contact_submissions (created_at, id) where assigned_to is null;
create index contact_submissions_unassigned_waiting on contact_submissions (created_at, id) where assigned_to is null
  and answered_at is null and not is_resolved and not is_spam and deleted_at is null;
create index contact_submissions_spam on contact_submissions (created_at, id) where is_spam and deleted_at is null;
create index contact_submissions_spam_sender on contact_submissions (mailbox_key(email)) where is_spam;
create index contact_submissions_deleted on contact_submissions (created_at, id) where deleted_at is not null;

create table probate_calculations (
  id text primary key default gen_random_uuid()::text,
  estate_value numeric(12,2) not null,
  real_estate_value numeric(12,2) not null,
  attorney_fees numeric(12,2) not null,
  executor_fees numeric(12,2) not null,
  court_costs numeric(12,2) not null,
  total_probate numeric(12,2) not null,
  trust_cost numeric(12,2) not null,
  savings numeric(12,2) not null,
  user_email text,
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[user_email])) stored
);
create index probate_calculations_created on probate_calculations (created_at desc, id);
create index probate_calculations_email on probate_calculations (lower(user_email)) where user_email is not null;
create index probate_calculations_search on probate_calculations using gin (search) where user_email is not null;
create index probate_calculations_with_address on probate_calculations (created_at, id) where user_email is not null;
create index probate_calculations_by_email on probate_calculations (user_email, id) where user_email is not null;

create table answer_settings (
  id integer primary key default 1 check (id = 1),
  promise_hours integer not null default 24 check (promise_hours >= 1 and promise_hours <= 240),
  sends_digest boolean not null default true,
  sends_warnings boolean not null default true,
  computed_for text,
  digest_on date,
  updated_at timestamptz not null default now()
);

create table message_replies (
  id uuid primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  body text not null check (length(body) <= 10000),
  sent_by text not null,
  created_at timestamptz not null
);
create index message_replies_of on message_replies (submission_id, created_at);

create table reply_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  body text not null check (length(body) <= 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index reply_templates_name on reply_templates (lower(name));

create function note_answer() returns trigger
  language plpgsql as $$
begin
  if new.is_resolved and new.answered_at is null then
    new.answered_at := now();
    new.answered_how := 'resolved';
  elsif not new.is_resolved and new.answered_how = 'resolved' then
    new.answered_at := null;
    new.answered_how := null;
  end if;
  return new;
end
$$;

create trigger note_answer before update of is_resolved on contact_submissions for each row
  when (old.is_resolved is distinct from new.is_resolved) execute function note_answer();
