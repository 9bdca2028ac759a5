import { expect, it } from 'vitest';
import { fieldFacts, schemaFields } from '../../../testing/schema-fields.ts';
import { CALENDAR_PROVIDERS, CALENDAR_SECRETS } from '../rules.ts';
import { CALENDAR_CONFIGS } from '../schema.ts';
import { CALENDAR_FIELDS } from './rules.ts';

it.each(CALENDAR_PROVIDERS)('$text: the fields are the settings of the schema', ({ value }) => {
  expect(CALENDAR_FIELDS[value].map(fieldFacts)).toEqual(
    schemaFields(CALENDAR_CONFIGS[value], CALENDAR_SECRETS[value]),
  );
});
