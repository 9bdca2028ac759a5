import { z } from 'zod';
import { optionalLine, optionalText } from '../../platform/text/text-schema.ts';
import type { Translatable } from '../translations/translatable.ts';
import {
  FIRM_ENTITY,
  FIRM_KEYS,
  firmTexts,
  OFFICE_KEYS,
  OFFICES_ENTITY,
  officeTexts,
} from './in-language.ts';
import { listOffices } from './offices/queries.ts';
import { getFirmSettings } from './queries.ts';
import { CLAIMS } from './rules.ts';

const officeHours = z.array(z.object({ daysText: optionalLine(60), hoursText: optionalLine(60) }));

/** The claims of the profile, and office hours that are typed as text. */
export const translatableFirm: Translatable = {
  entity: FIRM_ENTITY,
  title: 'Firm',
  schema: z.object({ claims: z.record(z.enum(CLAIMS), optionalLine(60)), officeHours }),
  textKeys: FIRM_KEYS,
  htmlKeys: new Set(),
  list: async (db) => [
    {
      ...{ key: FIRM_ENTITY, name: 'Firm profile', path: null },
      content: firmTexts(await getFirmSettings(db)),
    },
  ],
};

/** Names of offices, how to get in, and hours that are typed as text. */
export const translatableOffices: Translatable = {
  entity: OFFICES_ENTITY,
  title: 'Offices',
  schema: z.object({
    label: z.string().max(60),
    accessNote: optionalText(500).transform((text) => text ?? ''),
    officeHours,
  }),
  textKeys: OFFICE_KEYS,
  htmlKeys: new Set(),
  list: async (db) =>
    (await listOffices(db)).map((office) => ({
      ...{ key: office.key, name: office.label || office.key, path: null },
      content: officeTexts(office),
    })),
};
