import { useRouterState } from '@tanstack/react-router';
import { EMBED_BOOKING_PATH } from '../../../../src/features/embed/address-rules.ts';
import { isEmbedPath, readEmbedTheme } from '../../../../src/features/embed/rules.ts';
import { here } from '../../../lib/addresses.ts';
import type { StepLink } from '../../scheduling/slots/step-control.tsx';
import { type BookingAddress, queryOf } from '../booking-options.ts';

/**
 * The URLs of the steps on the current page: the booking page, or the embedded one in an iframe on another site, whose
 * theme parameter they keep.
 */
export function useStepLinks() {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  const isEmbed = isEmbedPath(pathname);
  const path = here(isEmbed ? EMBED_BOOKING_PATH : '/schedule');
  const theme = isEmbed ? readEmbedTheme((search as { theme?: unknown }).theme) : undefined;
  // Stays in the iframe, where links open a new tab by default.
  const place: Pick<StepLink, 'target'> = isEmbed ? { target: '_self' } : {};
  const hrefOf = (address: BookingAddress) => path + queryOf({ ...address, theme });
  return {
    path,
    theme,
    place,
    hrefOf,
    linkTo: (address: BookingAddress): StepLink => ({
      href: hrefOf(address),
      rel: 'nofollow',
      ...place,
    }),
  };
}
