import { z } from 'zod';
import { pageOf, searchPageInput, sortInput } from '../../../platform/pagination/schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { statedAtAddress } from '../../contact-preferences/schema.ts';
import { ADDRESS_SORTS } from './rules.ts';

/** An address that a visitor entered in the calculator to get the result; money is text with two decimals. */
export const calculatorAddressSchema = z.object({
  id: z.string(),
  email: z.string(),
  estateValue: z.string(),
  totalProbate: z.string(),
  createdAt: instantOut,
  contactPreferences: statedAtAddress,
});

/** `q` matches words of the address. */
export const exportAddressesInput = z.object({
  q: searchPageInput.shape.q,
  sort: sortInput(ADDRESS_SORTS),
});
export type ExportAddressesInput = z.output<typeof exportAddressesInput>;

export const listAddressesInput = searchPageInput.extend(exportAddressesInput.shape);
export type ListAddressesInput = z.output<typeof listAddressesInput>;

export const addressPageSchema = pageOf(calculatorAddressSchema);

/** A CSV file in chunks. */
export const addressExportSchema = z.custom<AsyncGenerator<string, void, void>>();
