const ID = '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77';

/** Examples of required parameters by name. If the example depends on the path, `path` is the prefix it applies to. */
const EXAMPLES: readonly (readonly [name: string, example: unknown, path?: string])[] = [
  ['componentKey', 'testimonials'],
  ['hostNumber', 2],
  ['id', 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4', '/admin/pictures'],
  ['id', ID],
  ['key', 'initial', '/admin/consultation-types'],
  ['key', 'estate-planning'],
  ['kind', 'booking_confirmation'],
  ['number', 2],
  ['slug', 'theo-okonjo', '/admin/attorneys'],
  ['slug', 'living-trust-or-will'],
  ['token', 'Zk1vRb2fXw8sQ0Jt5yLhNc7aUe3mPdGi9oKx4TqBrVE'],
  ['type', 'initial'],
  ['at', '2031-03-10T14:00:00.000Z'],
  ['date', '2031-03-11'],
  ['from', '2031-03-10'],
  ['to', '2031-03-16'],
  ['path', '/about'],
];

/** An example of the required parameter `name` of a call at `path`. */
export function exampleOfParameter(name: string, path: string): unknown {
  const found = EXAMPLES.find(
    ([known, , start]) => known === name && (start === undefined || path.startsWith(start)),
  );
  return found?.[1];
}
