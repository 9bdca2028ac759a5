import { z } from 'zod';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { ADDRESS_STATES, siteAddressOf } from './rules.ts';

/** The domain of the site as staff type it: `www.example.com`, with or without `https://`. */
export const checkAddressInput = z.object({
  address: requiredText(200).transform((text, issues) => {
    const address = siteAddressOf(text);
    if (address !== null) return address;
    if (text !== '') issues.addIssue('Enter a domain, such as www.example.com');
    return z.NEVER;
  }),
});

/** `reason` says in plain words why there was no readable response. */
export const checkedAddressSchema = z.object({
  address: z.string(),
  state: z.enum(ADDRESS_STATES),
  reason: z.string().nullable(),
});
export type CheckedAddress = z.output<typeof checkedAddressSchema>;
