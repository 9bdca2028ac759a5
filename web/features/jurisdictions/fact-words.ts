import type { FieldLabels } from '../../../src/features/jurisdictions/labels/schema.ts';
import { fieldName } from '../firm/field-path.ts';

/** Facts of statements that are no field of the profile of the same name: the field with which they begin. */
const FIELDS: Readonly<Record<string, string>> = { firm: 'name', address: 'street' };

/** The field of the firm profile in which a fact of a statement is entered. */
export const factField = (fact: string): string => FIELDS[fact] ?? fact;

/** What a fact is called, such as `Responsible attorney`. */
export const factName = (fact: string, labels: FieldLabels): string =>
  fact === 'address' ? 'Address' : fact === 'firm' ? 'Name of the firm' : fieldName(fact, labels);

/** A statement with the names of its facts in place of the fields: `[Responsible attorney]`. */
export const withFactNames = (text: string, labels: FieldLabels): string =>
  text.replace(/\{(\w+)\}/g, (_field, fact: string) => `[${factName(fact, labels)}]`);
