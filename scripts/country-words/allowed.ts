/** Files that may name one country, each with the reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'db/demo/firm.ts': 'The sample firm is in San Diego.',
  'db/placeholder-firm.ts': 'The address before the set-up, which its first question replaces.',
  'db/preset-pages/home.ts': 'Texts of the sample site; a firm elsewhere gets those of its areas.',
  'db/preset-pages/questions.ts':
    'Texts of the sample site; a firm elsewhere gets those of its areas.',
  'db/prepared/es/pages/estate-planning.ts': 'The Spanish of a page of the sample site.',
  'db/prepared/es/pages/home.ts': 'The Spanish of a page of the sample site.',
  'src/app/openapi/example-of.ts': 'An example value in the documentation of the API.',
  'web/features/migration/amounts.ts': 'AWS bills in US dollars everywhere.',
};
