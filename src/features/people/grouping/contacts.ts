import type { Identity } from './assign-people.ts';

/** Shorter numbers are extensions or typing errors. */
const MIN_DIGITS = 7;

/** The normalised address and number of a record. */
export function contactsOf({
  email,
  phone,
}: {
  email: string | null;
  phone: string | null;
}): Identity['contacts'] {
  const address = email?.trim().toLowerCase();
  const number = phone && digitsOf(phone);
  return [
    ...(address ? [{ kind: 'email', value: address } as const] : []),
    ...(number ? [{ kind: 'phone', value: number } as const] : []),
  ];
}

/** The digits of a telephone number, without the country code of the United States; null if there are too few. */
function digitsOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return null;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
