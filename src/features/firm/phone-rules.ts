export const NORTH_AMERICA = '1';
/** Any other calling code: the rules for national numbers are the same. */
const ELSEWHERE = '44';

/**
 * A phone number for a tel: link, such as +16195550142; null if the text is not a phone number. Numbers without + and
 * country code get the given calling code: ten digits in North America; elsewhere without the zero that is dialled only
 * within the country.
 */
export function phoneE164(phone: string, callingCode: string): string | null {
  const trimmed = phone.trim();
  if (!/^\+?[\d\s().\u2010-\u2015/-]+$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+')) return international(digits);
  if (callingCode === NORTH_AMERICA) {
    const national = digits.replace(/^1(?=\d{10}$)/, '');
    return /^[2-9]\d{9}$/.test(national) ? `+${callingCode}${national}` : null;
  }
  const national = digits.replace(/^0(?!0)/, '');
  return /^[1-9]\d{5,11}$/.test(national) ? international(callingCode + national) : null;
}

const international = (digits: string) => (/^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null);

export const NO_PHONE = 'Enter a phone number with its area code';

/** Whether a text may be a phone number of some country. */
export const isPhone = (phone: string): boolean =>
  [NORTH_AMERICA, ELSEWHERE].some((code) => phoneE164(phone, code) !== null);
