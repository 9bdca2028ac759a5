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
import type { BookingDialogProps } from './booking-dialog.tsx';
import { type BookingOptions, bookingHref } from './booking-options.ts';
import type { Draft } from './booking-state.ts';

type Booking = {
  /**
   * Opens the dialog; if its code cannot be loaded, goes to the page instead. On the page itself it leads to the
   * booking there: a document has one booking. Resolves when it is open.
   */
  open(options: BookingOptions): Promise<void>;
  /** Fetches the dialog's code ahead of a click that is likely to come. */
  prepare(): void;
};

const BookingContext = createContext<Booking | undefined>(undefined);

const loadDialog = () => import('./booking-dialog.tsx');

/** Holds the booking dialog, whose code visitors download when they first reach for it. */
export function BookingProvider({ firm, children }: { firm: FirmProfile; children: ReactNode }) {
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<BookingDialogProps>;
    options: BookingOptions;
    session: number;
    count: number;
  }>();
  const draft = useRef<Draft>('none');

  const booking = useMemo<Booking>(
    () => ({
      prepare: () => void loadDialog().catch(() => {}),
      open: async (options) => {
        const onPage = document.querySelector<HTMLElement>('main #booking-title');
        if (onPage) return onPage.focus();
        await loadDialog().then(
          ({ BookingDialog }) =>
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
    }),
    [],
  );
  useEffect(() => {
    // Somebody comes back to a page that they left with the dialog open.
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
 * A dialog that was closed with something typed opens as it was. A link that names a time opens it at that time, with
 * the kept draft's words. A booking under way shows how it ends.
 */
function isKept(draft: Draft, { start }: BookingOptions): boolean {
  return draft === 'sending' || (draft === 'words' && !start);
}

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('A booking link needs a BookingProvider around it');
  return booking;
}
