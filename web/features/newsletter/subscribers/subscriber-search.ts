/** What the address of the list says: what is searched for, and where in the list. */
export type SubscriberSearch = { q?: string | undefined; cursor?: string | undefined };

/** Reads an address; what is nonsense in it is left out. */
export function readSubscriberSearch({ q, cursor }: Record<string, unknown>): SubscriberSearch {
  return {
    // The address has digits alone as a number.
    ...((typeof q === 'string' || typeof q === 'number') &&
      q !== '' && { q: `${q}`.slice(0, 200) }),
    ...(typeof cursor === 'string' && { cursor }),
  };
}
