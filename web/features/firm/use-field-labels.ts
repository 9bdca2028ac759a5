import type { FieldLabels } from '../../../src/features/jurisdictions/labels/schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFormats } from '../../lib/use-locale.ts';

/** What fields of an address and the bar number are called in a country; by default that of the firm. */
export function useFieldLabels(country?: string): FieldLabels {
  const { country: own, callingCode } = useFormats();
  const { data } = trpc.jurisdictions.labels.useQuery();
  return data?.[country ?? own] ?? { ...UNTIL_LOADED, callingCode };
}

const UNTIL_LOADED = { postalCode: 'Postal code', region: 'Region', barNumber: 'Bar number' };
