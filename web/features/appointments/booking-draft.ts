/** A visitor's unfinished booking, stored in `sessionStorage` until it is booked or the tab is closed. */
export type BookingDraft = {
  step: 'time' | 'details';
  type: string | null;
  attorney: string | null;
  place?: string | null;
  office?: string | null;
  language?: string | null;
  /** The chosen slot as an ISO instant. */
  start: string | null;
  values: Readonly<Record<string, string>>;
};

const KEY = 'lawfront-booking';

/** Stores a draft, or deletes it if undefined. Does nothing if the browser denies access to storage. */
export function keepBookingDraft(draft: BookingDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lasts until the page is left.
  }
}

export function findBookingDraft(): BookingDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
