import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { inPublished, publishedTexts } from '../translations/published-texts.ts';
import { findPublished } from '../translations/queries.ts';
import type { PicturedOffice } from './offices/queries.ts';
import { CLAIMS } from './rules.ts';
import type { FirmRecord } from './schema.ts';

/** The names of translated entities. The firm has one row, with this key. */
export const FIRM_ENTITY = 'firm';
export const OFFICES_ENTITY = 'offices';

const HOURS_KEYS = ['daysText', 'hoursText'];
export const FIRM_KEYS: ReadonlySet<string> = new Set([...CLAIMS, ...HOURS_KEYS]);
export const OFFICE_KEYS: ReadonlySet<string> = new Set(['label', 'accessNote', ...HOURS_KEYS]);

type Hours = FirmRecord['officeHours'];

const hoursTexts = (hours: Hours) =>
  hours.map(({ daysText, hoursText }) => ({ daysText, hoursText }));

/** What the profile says in texts. */
export const firmTexts = ({ claims, officeHours }: Pick<FirmRecord, 'claims' | 'officeHours'>) => ({
  claims: Object.fromEntries(CLAIMS.map((claim) => [claim, claims[claim]?.text ?? null])),
  officeHours: hoursTexts(officeHours),
});

type TextsOfOffice = { label: string; accessNote: string; officeHours: Hours | null };

/** What an office says in texts; without hours if it has those of the firm. */
export const officeTexts = ({ label, accessNote, officeHours }: TextsOfOffice) => ({
  ...{ label, accessNote },
  officeHours: hoursTexts(officeHours ?? []),
});

/** The firm and its offices with the texts that are published in a language. */
export async function inLanguage<Office extends PicturedOffice>(
  db: Db,
  { firm, offices }: { firm: FirmRecord; offices: readonly Office[] },
  language: Language,
): Promise<{ firm: FirmRecord; offices: readonly Office[] }> {
  if (language === MAIN_LANGUAGE) return { firm, offices };
  const [ofFirm, ofOffices] = await Promise.all([
    findPublished(db, FIRM_ENTITY, language),
    findPublished(db, OFFICES_ENTITY, language),
  ]);
  const original = firmTexts(firm);
  const places = publishedTexts(original, ofFirm.get(FIRM_ENTITY), {
    textKeys: FIRM_KEYS,
    outdated: 'drop',
  });
  return {
    firm: {
      ...firm,
      claims: Object.fromEntries(
        CLAIMS.map((claim) => [claim, claimIn(firm.claims[claim], places[`claims.${claim}`])]),
      ) as FirmRecord['claims'],
      officeHours: firm.officeHours.map((line, index) => ({
        ...line,
        daysText: places[`officeHours.${index}.daysText`] ?? line.daysText,
        hoursText: places[`officeHours.${index}.hoursText`] ?? line.hoursText,
      })),
    },
    offices: offices.map((office) =>
      inPublished(office, ofOffices.get(office.key), { textKeys: OFFICE_KEYS, outdated: 'drop' }),
    ),
  };
}

/** Claims stand in sentences: one without a translation is left out, unless it is only a number. */
function claimIn(claim: FirmRecord['claims'][keyof FirmRecord['claims']], text?: string) {
  if (!claim) return null;
  if (text !== undefined) return { ...claim, text };
  return /\p{L}/u.test(claim.text) ? null : claim;
}
