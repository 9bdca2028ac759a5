import { addressLine } from '../../firm/address-line.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { areaLabel } from '../tools/firm-tool.ts';
import { blocks, escapeInline, facts, heading, paragraph } from './markdown.ts';

type Firm = SiteLayout['firm'];

/** Phone, address, e-mail and hours. */
export const contactFacts = (firm: Firm): string =>
  facts([
    ['Phone', firm.phone],
    ['Email', firm.email],
    ['Office', addressLine(firm)],
    ['Hours', firm.officeHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')],
  ]);

/** The attorneys with their practice areas and languages, each under a heading of this level. */
export const attorneyProfiles = (layout: SiteLayout, level: number): string =>
  blocks(
    ...layout.firm.attorneys.map(({ name, role, statement, practiceAreas, languages }) =>
      blocks(
        heading(level, name),
        `*${escapeInline(role)}*`,
        paragraph(statement),
        facts([
          ['Works on', practiceAreas.map((key) => areaLabel(layout, key)).join(', ')],
          ['Speaks', languages.join(', ')],
        ]),
      ),
    ),
  );
