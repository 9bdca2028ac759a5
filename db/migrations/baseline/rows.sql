-- The rows of a new installation. Their times are fixed, so that copies of a database can be compared.
insert into hosts (number, created_at, updated_at) values (1, '2026-11-23 00:00Z', '2026-11-23 00:00Z');

insert into consultation_types (key, label, duration_minutes, price_label, position, created_at, updated_at)
  select seed.*, '2026-11-23 00:00Z', '2026-11-23 00:00Z'
  from (values
    ('initial', 'Initial Consultation (30 min)', 30, 'Free', 1),
    ('follow-up', 'Follow-up Meeting (30 min)', 30, null, 2),
    ('estate-planning', 'Estate Planning Review (60 min)', 60, null, 3),
    ('family-law', 'Family Law Consultation (45 min)', 45, null, 4),
    ('divorce', 'Divorce Consultation (60 min)', 60, null, 5)
  ) as seed;

insert into consultation_type_hosts (type_key, host_number) select key, 1 from consultation_types;

insert into weekly_hours (host_number, weekday, first_start, last_start, step_minutes)
  select 1, weekday, first_start, last_start, 30
  from generate_series(1, 5) as weekday,
    (values (time '09:00', time '11:30'), ('13:00', '16:00')) as hours (first_start, last_start)
  order by weekday, first_start;

insert into practice_areas (
    key, label, summary, figure, page_path, is_on_contact_form, is_listed, position, created_at, updated_at)
  select seed.*, '2026-11-24 00:00Z', '2026-11-24 00:00Z'
  from (values
    ('family-law', 'Family Law',
      'Support, property, parenting and protection when a family changes shape.',
      'family-law', '/practice-areas/family-law', true, true, 1),
    ('estate-planning', 'Estate Planning',
      'Wills and living trusts that say who decides, who inherits and who looks after the children.',
      'estate-planning', '/practice-areas/estate-planning', true, true, 2),
    ('trust-administration', 'Trust Administration',
      'Carrying out a trust after a death: notices, accounts, taxes and distributions, in the right order.',
      'trust-administration', '/practice-areas/estate-planning#trust-administration', true, true, 3),
    ('divorce', 'Divorce',
      'An orderly path from the first filing to a signed judgment, by agreement where we can.',
      'divorce', '/practice-areas/family-law#divorce', false, true, 4),
    ('custody', 'Child Custody',
      'Parenting plans and court orders built around the child’s week, not the parents’ quarrel.',
      'custody', '/practice-areas/family-law#custody', false, true, 5),
    ('other', 'Other', '', null, null, true, false, 6)
  ) as seed;

insert into article_categories (key, label, figure, position, created_at, updated_at)
  select seed.*, '2026-11-24 00:00Z', '2026-11-24 00:00Z'
  from (values
    ('estate-planning', 'Estate Planning', 'estate-planning', 1),
    ('family-law', 'Family Law', 'family-law', 2),
    ('divorce', 'Divorce', 'divorce', 3),
    ('probate', 'Probate', 'trust-administration', 4)
  ) as seed;

-- On where people write about a family, book, or read about their appointment. Visitors do not see the hotline before
-- staff have called it.
insert into quick_exit_settings (places, practice_areas, neutral_url, hotlines, created_at, updated_at)
  values ('{booking,contact,client_page}', '{family-law}', 'https://www.weather.gov/',
    '[{"name": "National Domestic Violence Hotline", "phone": "1-800-799-7233",
      "note": "Day and night; advocates also answer by text and chat", "confirmedOn": null}]',
    '2026-11-26 00:00Z', '2026-11-26 00:00Z');

insert into answer_settings (updated_at) values ('2026-11-26 00:00Z');
insert into embed_settings (created_at, updated_at) values ('2026-11-26 00:00Z', '2026-11-26 00:00Z');

insert into timeline_backfill (kind)
  values ('message'), ('appointment'), ('calculation'), ('subscription'), ('mail'), ('change'), ('conflict');
