/** SQL for the values of generated rows, from the row number `i` of `$1` rows. */

/**
 * `zebra` is a rare word, in ten rows; `common` is in every row, `often` in every second one, `seldom` in one of a
 * hundred; `early` is in the oldest tenth only; `left` and `right` are frequent and never occur together.
 */
export const WORDS = `'common matter ' || case when i % 2 = 0 then 'often left' else 'right' end
  || case when i % 100 = 5 then ' seldom' else '' end || case when i * 10 <= $1 then ' early' else '' end
  || case when i % (greatest($1 / 10, 1)) = 7 then ' zebra' else '' end || ' number' || i`;

export const AREA = `(array['family-law','estate-planning','trust-administration','divorce','custody','other'])[1 + i % 6]`;

export const AT = `timestamptz '2020-01-01 08:00Z' + i * interval '1 minute'`;

export const insert = (table: string, values: Readonly<Record<string, string>>) =>
  `insert into ${table} (${Object.keys(values).join(', ')})
   select ${Object.values(values).join(', ')} from generate_series(1, $1::int) as i`;
