import type { Db } from '../../../../db/client.ts';
import { fetchPage, orderFor, pageKey } from '../../../platform/pagination/page-queries.ts';
import { readAll } from '../../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../../platform/pagination/search-word-queries.ts';
import { eachWithPreferences, withPreferences } from '../../contact-preferences/queries.ts';
import type { ExportAddressesInput, ListAddressesInput } from './schema.ts';

const ORDERS = {
  left: { column: 'createdAt', type: 'timestamptz' },
  email: { column: 'userEmail', type: 'text' },
} as const;

/** Calculations whose result was sent to an address. */
const withAddress = (db: Db) =>
  db
    .selectFrom('probateCalculations')
    .where('userEmail', 'is not', null)
    .select(['id', 'userEmail as email', 'estateValue', 'totalProbate', 'createdAt'])
    .$narrowType<{ email: string }>();

/** A page of the addresses entered in the calculator, newest first by default. */
export async function listCalculatorAddresses(db: Db, { q, sort, ...page }: ListAddressesInput) {
  const order = orderFor(ORDERS, sort ?? '-left');
  const addresses = withAddress(db).select(pageKey(order));
  const found = await (q
    ? fetchSearchPage(db, addresses, matchesSearchWords(q), order, page)
    : fetchPage(addresses, order, page));
  return { ...found, items: await withPreferences(db, found.items) };
}

/** All matching addresses in the order of the list, in batches: see `readAll`. */
export function readCalculatorAddresses(db: Db, { q, sort }: ExportAddressesInput) {
  const order = orderFor(ORDERS, sort ?? '-left');
  const addresses = withAddress(db).select(pageKey(order));
  const batches = readAll(db, addresses, order, q ? matchesSearchWords(q) : undefined);
  return eachWithPreferences(db, batches);
}
