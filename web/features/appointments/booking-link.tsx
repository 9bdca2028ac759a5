import { type MouseEvent, type ReactNode, useState } from 'react';
import { opensHere } from '../../lib/opens-here.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type BookingOptions, bookingHref } from './booking-options.ts';
import { useBooking } from './booking-provider.tsx';

/** A link to the booking page that opens the dialog instead once the page is hydrated. */
export function BookingLink({
  area,
  type,
  start,
  attorney,
  office,
  language,
  variant = 'outline',
  size = 'md',
  className,
  onOpen,
  children,
}: BookingOptions & {
  variant?: 'primary' | 'outline' | 'quiet';
  size?: 'lg' | 'md' | 'sm';
  className?: string | undefined;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const { open, prepare } = useBooking();
  const options = { area, type, start, attorney, office, language };
  const [isOpening, setOpening] = useState(false);

  const openDialog = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    onOpen?.();
    setOpening(true);
    void open(options).finally(() => setOpening(false));
  };
  return (
    <ButtonLink
      href={bookingHref(options)}
      variant={variant}
      size={size}
      className={className}
      aria-busy={isOpening || undefined}
      onClick={openDialog}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {children}
    </ButtonLink>
  );
}
