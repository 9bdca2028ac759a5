import { z } from 'zod';
import { plainTexts } from '../../../platform/languages/marked-text-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { officesOf } from '../../firm/offices/rules.ts';
import { listBookingChoices } from '../../scheduling/choices/list-choices.ts';
import { getSiteLayout } from '../../site/get-site-layout.ts';
import type { SiteLayout } from '../../site/schema.ts';
import { defineTool } from './tool.ts';

const output = z.object({
  name: z.string(),
  website: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  offices: z
    .array(
      z.object({
        key: z.string().describe('For the tools free_times and prepare_booking'),
        label: z.string(),
        address: z.string(),
        phone: z.string(),
        accessNote: z.string().describe('Parking and access; empty without a note'),
      }),
    )
    .describe('In order'),
  timeZone: z.string(),
  officeHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  practiceAreas: z.array(
    z.object({
      key: z.string().describe('For the tool prepare_booking'),
      label: z.string(),
      summary: z.string(),
      url: z.string().nullable(),
    }),
  ),
  attorneys: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      role: z.string(),
      practiceAreas: z.array(z.string()),
      languages: z.array(z.string()),
      statement: z.string(),
      url: z.string().describe('The page of the attorney'),
    }),
  ),
  consultationTypes: z
    .array(
      z.object({
        key: z.string().describe('For the tools free_times and prepare_booking'),
        label: z.string(),
        description: z.string().nullable(),
        durationMinutes: z.int(),
        priceLabel: z.string().nullable(),
        place: z.string(),
        attorneys: z.array(z.string()).describe('The slugs of the attorneys who offer it'),
      }),
    )
    .describe('What can be booked online; empty while online booking is closed'),
  bookingPage: z.string().nullable().describe('Where a person can book without a program'),
  responsibleAttorney: z.string().nullable(),
  disclosure: z.string(),
});

export const firmTool = defineTool({
  name: 'firm',
  title: 'The law firm',
  description:
    'The firm’s name, address, phone, office hours, practice areas and attorneys, and the consultations that can be booked online.',
  input: z.object({}),
  output,
  isReadOnly: true,
  run: async (ctx) => {
    const layout = await layoutOf(ctx);
    const { firm, statements, visibility, publicUrl } = layout;
    const canBook = visibility.consultation_booking;
    return {
      name: firm.name,
      website: publicUrl,
      phone: firm.phone,
      email: firm.email,
      address: addressLine(firm, firm.formats),
      offices: officesOf(firm).map((office) => ({
        ...office,
        address: addressLine(office, firm.formats),
      })),
      timeZone: firm.zone,
      officeHours: firm.officeHours,
      practiceAreas: practiceAreasOf(layout),
      attorneys: firm.attorneys.map((attorney) => ({
        ...attorney,
        practiceAreas: attorney.practiceAreas.map((key) => areaLabel(layout, key)),
        url: `${publicUrl}/attorneys/${attorney.slug}`,
      })),
      consultationTypes: canBook ? (await listBookingChoices(ctx)).types : [],
      bookingPage: canBook ? `${publicUrl}/schedule` : null,
      responsibleAttorney: firm.responsibleAttorney,
      disclosure: plainTexts(statements.everyPage),
    };
  },
});

/** The layout data of all pages, as they are cached for tools. */
export const layoutOf = (ctx: Context): Promise<SiteLayout> =>
  ctx.contentCache.answer('layout for agents', () => getSiteLayout(ctx));

/** The label of a practice area, including former ones. */
const areaLabel = ({ practiceAreas, formerPracticeAreas }: SiteLayout, key: string): string =>
  [...practiceAreas, ...formerPracticeAreas].find((area) => area.key === key)?.label ?? key;

const practiceAreasOf = ({ visibility, practiceAreas, publicUrl }: SiteLayout) =>
  visibility.practice_areas
    ? practiceAreas
        .filter(({ isListed }) => isListed)
        .map(({ key, label, summary, path }) => ({
          key,
          label,
          summary,
          url: path && publicUrl + path,
        }))
    : [];
