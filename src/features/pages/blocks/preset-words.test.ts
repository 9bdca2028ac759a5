import { describe, expect, it } from 'vitest';
import { presetPage } from '../../../../db/area-presets/area-page.ts';
import { AREA_PRESETS } from '../../../../db/area-presets/every-preset.ts';
import { SITE_PAGES } from '../../../../db/area-presets/site/site-pages.ts';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { presetPages } from '../../../../db/preset-pages/pages.ts';
import { MAIL_CONTENTS } from '../../../app/features.ts';
import { createArticleSanitizer } from '../../articles/sanitize-article.ts';
import { mailColours } from '../../email/mail-look.ts';
import { EMAIL_KINDS } from '../../email/rules.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { PACKS } from '../../jurisdictions/every-pack.ts';
import { COMPONENTS, type Visibility } from '../../visibility/rules.ts';
import { pageContentSchema } from './schema.ts';
import { type PageFacts, showPage } from './show-page.ts';

/** Every text of the product in every jurisdiction, and for a firm that has entered as little as it may. */

const areas = AREA_PRESETS.map(({ key }) => ({ key, label: key }));
const CONTENTS = [
  ...presetPages.map(({ content }) => content),
  ...AREA_PRESETS.map((preset) => presetPage(preset, preset.key)),
  ...[true, false].flatMap((comparesTrust) =>
    Object.values(SITE_PAGES).map((contentOf) =>
      contentOf({ areas, hasCalculator: true, comparesTrust }),
    ),
  ),
].map((content) => pageContentSchema.parse(content));

const PLACES = [
  ...PACKS.flatMap(({ country, regions: [region = ''] }) =>
    country === 'US' || country === 'GB' ? [{ country, region } as const] : [],
  ),
  { country: 'US', region: 'OH' },
  { country: 'US', region: 'Guam' },
  { country: 'GB', region: 'West Yorkshire' },
] as const;

const whole = { ...demoFirm, responsibleAttorney: 'Ada Quill', barNumber: '4711' };
const bare = {
  ...{ ...demoFirm, responsibleAttorney: null, barNumber: null, socialLinks: [] },
  claims: { rating: null, experience: null, reply: null },
};
const FIRMS = { whole, unnumbered: { ...whole, barNumber: null }, bare };

/** A field that has not been replaced, or what an empty one leaves behind. */
const GAP =
  /\{\w+\}|\b(?:undefined|null)\b|\w {2,}\w|\w [.,;:!?](?![.\w])|[:,] ?[.,;]|\( ?\)|<p>\s*<\/p>/g;

const sanitizeArticle = createArticleSanitizer();
const factsOf = (firm: PageFacts['firm']): PageFacts => ({
  firm,
  visibility: Object.fromEntries(COMPONENTS.map(({ key }) => [key, true])) as Visibility,
  hasFreeConsultation: true,
  calculator: { parts: [], alternative: null, duration: null, meanings: [] },
  pictures: new Map(),
});

/** All texts in a value, each on a line of its own. */
const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value !== null && typeof value === 'object'
      ? Object.values(value).map(textIn).filter(Boolean).join('\n')
      : '';

describe.each(PLACES)('in $region, $country', (place) => {
  it.each(Object.entries(FIRMS))('no page of a %s firm has a gap', async (_name, firm) => {
    const facts = factsOf(publicProfile({ ...firm, ...place }));
    for (const content of CONTENTS) {
      const { area: _, ...shown } = await showPage(sanitizeArticle, content, facts);
      expect([shown.title, textIn(shown).match(GAP)]).toEqual([shown.title, null]);
    }
  });

  it.each(Object.entries(FIRMS))('no mail of a %s firm has a gap', (_name, record) => {
    const firm = { ...publicProfile({ ...record, ...place }), colours: mailColours({}) };
    for (const kind of EMAIL_KINDS) {
      for (const wording of ['named', 'neutral'] as const) {
        const publicUrl = 'https://firm.example';
        const { subject, text } = MAIL_CONTENTS[kind].sample({ firm, publicUrl, wording });
        expect([kind, `${subject}\n${text}`.match(GAP)]).toEqual([kind, null]);
      }
    }
  });
});
