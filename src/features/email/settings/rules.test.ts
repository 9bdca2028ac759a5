import { expect, it } from 'vitest';
import { fieldFacts, schemaFields } from '../../../testing/schema-fields.ts';
import { MAIL_FIELDS, MAIL_PROVIDERS, MAIL_SECRETS } from './rules.ts';
import { MAIL_CONFIGS } from './schema.ts';

it.each(MAIL_PROVIDERS)('$text: the fields are the settings of the schema', ({ value }) => {
  expect(MAIL_FIELDS[value].map(fieldFacts)).toEqual(
    schemaFields(MAIL_CONFIGS[value], MAIL_SECRETS[value]),
  );
});
