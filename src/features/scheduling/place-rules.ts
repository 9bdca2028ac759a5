import type { Place } from './rules.ts';

/** How consultations take place. Pure. */

/** A way to meet, and what the client should know about it: directions, or how to join. */
type Way = { place: Place; text: string };

type Placed = { place: Place; placeText: string; otherPlaces: readonly Way[] };

/** The ways in which a consultation of a type can take place, the usual one first. */
export const waysOf = ({ place, placeText, otherPlaces }: Placed): Way[] => [
  { place, text: placeText },
  // An earlier release may have made one of the others the usual one.
  ...otherPlaces.filter((other) => other.place !== place),
];

/** The same for clients who choose: without texts, and empty if there is only one. */
export function placesToChoose(type: Placed): Place[] {
  const ways = waysOf(type);
  return ways.length > 1 ? ways.map(({ place }) => place) : [];
}

/**
 * How an appointment takes place: in the way that its client chose, else in the usual one of its type, and in the office
 * if the type has been deleted. The text is that of the type, unless the host has a video room of their own.
 */
export function meetingPlaceOf({
  chosen,
  type,
  videoText,
}: {
  chosen: Place | null | undefined;
  type: Placed | undefined;
  videoText: string | null | undefined;
}): { place: Place; placeText: string } {
  const place = chosen ?? type?.place ?? 'office';
  const own = place === 'video' ? videoText : '';
  const way = type && waysOf(type).find((each) => each.place === place);
  return { place, placeText: own || (way?.text ?? '') };
}

/** What an appointment records of the client's choice: null if the type has only one way. */
export const recordedPlace = (
  type: Placed | undefined,
  wanted: Place | null | undefined,
): Place | null => (type && waysOf(type).length > 1 ? (wanted ?? type.place) : null);
