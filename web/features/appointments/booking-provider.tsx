import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { trpc } from '../../lib/trpc.ts';
import type { BookingDialogProps } from './booking-dialog.tsx';
import { type BookingOptions, bookingHref } from './booking-options.ts';
import type { Draft } from './booking-state.ts';

type Booking = {
  /**
   * Opens the dialog, or navigates to the booking page if the dialog's code fails to load. On the booking page it
   * focuses the booking there instead, because a document has only one. Resolves when the dialog is open.
   */
  open(options: BookingOptions): Promise<void>;
  /** Preloads the dialog's code and choices before a likely click. */
  prepare(): void;
};

const BookingContext = createContext<Booking | undefined>(undefined);

const loadDialog = () => import('./booking-dialog.tsx');

/** Provides the booking dialog, whose code is loaded on the first sign of intent. */
export function BookingProvider({ firm, children }: { firm: FirmProfile; children: ReactNode }) {
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<BookingDialogProps>;
    options: BookingOptions;
    session: number;
    count: number;
  }>();
  const draft = useRef<Draft>('none');
  const { appointments, quickExit } = trpc.useUtils();

  const booking = useMemo<Booking>(() => {
    // Loaded together, so that the dialog opens with a complete first step; if the choices fail to load, it opens
    // without them.
    const load = () =>
      Promise.all([loadDialog(), appointments.choices.prefetch(), quickExit.offer.prefetch()]);
    return {
      prepare: () => void load().catch(() => {}),
      open: async (options) => {
        const onPage = document.querySelector<HTMLElement>('main #booking-title');
        if (onPage) return onPage.focus();
        await load().then(
          ([{ BookingDialog }]) =>
            setOpened((before) => ({
              Dialog: BookingDialog,
              options,
              session:
                before && isKept(draft.current, options)
                  ? before.session
                  : (before?.session ?? 0) + 1,
              count: (before?.count ?? 0) + 1,
            })),
          () => window.location.assign(bookingHref(options)),
        );
      },
    };
  }, [appointments, quickExit]);
  useEffect(() => {
    // The visitor returned to a page that they had left with the dialog open.
    if (window.history.state?.dialogName === 'booking') void booking.open({});
  }, [booking]);

  return (
    <BookingContext value={booking}>
      {children}
      {opened && (
        <opened.Dialog
          firm={firm}
          options={opened.options}
          session={opened.session}
          openCount={opened.count}
          onDraft={(current) => {
            draft.current = current;
          }}
        />
      )}
    </BookingContext>
  );
}

/**
 * Whether the dialog reopens in its previous state: if a booking is in progress, or if the visitor has typed something
 * and the link names no time and no attorney. If the link names one, the dialog opens at that choice with the typed
 * text.
 */
function isKept(draft: Draft, { start, attorney }: BookingOptions): boolean {
  return draft === 'sending' || (draft === 'typed' && !start && !attorney);
}

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking must be used within a BookingProvider');
  return booking;
}
