import type { ConsultationType } from '../../../src/features/appointments/rules.ts';

/**
 * What a visitor has chosen and typed of a booking, kept for the visit: in this tab, until it is booked or the tab
 * is closed.
 */
export type BookingDraft = {
  step: 'time' | 'details';
  type: ConsultationType;
  /** ISO instant of the chosen slot. */
  start: string | null;
  values: Readonly<Record<string, string>>;
};

const KEY = 'lawfront-booking';

/** Keeps a draft, or with undefined forgets the kept one. A browser that refuses storage does without. */
export function keepBookingDraft(draft: BookingDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The draft then lasts as long as the page.
  }
}

export function findBookingDraft(): BookingDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
