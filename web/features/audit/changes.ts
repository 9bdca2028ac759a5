import { formatMoment } from '../../lib/format.ts';

export type Change = { field: string; before: string; after: string; isChanged: boolean };

/** Compares a row before and after, field by field, as readable text with times in `zone`; changed fields first. */
export function changesBetween(
  before: unknown,
  after: unknown,
  zone: string,
  locale: string,
): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changes = [...new Set([...Object.keys(old), ...Object.keys(now)])].map((field) => {
    const [was, is] = [valueText(old[field], zone, locale), valueText(now[field], zone, locale)];
    return { field: fieldLabel(field), before: was, after: is, isChanged: was !== is };
  });
  return changes.sort((a, b) => Number(b.isChanged) - Number(a.isChanged));
}

function fieldsOf(state: unknown): Record<string, unknown> {
  if (Array.isArray(state)) {
    return Object.fromEntries(state.map((item, index) => [`${index + 1}`, item]));
  }
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** `isPublished` as `Is published`. */
function fieldLabel(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function valueText(value: unknown, zone: string, locale: string): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && INSTANT.test(value)) return formatMoment(value, zone, locale);
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
