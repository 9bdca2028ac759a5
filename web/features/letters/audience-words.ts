import type { z } from 'zod';
import type { letterAudienceSchema } from '../../../src/features/newsletter/letters/schema.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';

type Audience = z.output<typeof letterAudienceSchema>;

/** Whom a letter reaches if it is sent now, and who is left out and why: one sentence each. */
export function audienceWords(
  { receiving, withheld, stopped, label }: Audience,
  locale: string,
): string[] {
  return [
    receiving === 1
      ? '1 subscriber gets it now.'
      : `${formatCount(receiving, locale)} subscribers get it now.`,
    ...(withheld > 0
      ? [
          `Left out: ${formatCount(withheld, locale)} who asked for neutral wording. Advertising is never sent to them.`,
        ]
      : []),
    ...(stopped > 0
      ? [`Left out: ${formatCount(stopped, locale)} whose mail server rejected earlier letters.`]
      : []),
    ...(label ? [`The subject begins with ${label}.`] : []),
  ];
}
