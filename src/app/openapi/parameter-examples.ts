/**
 * Examples of required parameters that their schemas do not give. If the example depends on the path, `path` is the
 * prefix it applies to.
 */
const EXAMPLES: readonly (readonly [name: string, example: unknown, path?: string])[] = [
  ['id', 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4', '/admin/pictures'],
  ['key', 'initial', '/admin/consultation-types'],
  ['slug', 'jordan-lee', '/admin/attorneys'],
  ['slug', 'before-you-sign'],
  ['token', 'Zk1vRb2fXw8sQ0Jt5yLhNc7aUe3mPdGi9oKx4TqBrVE'],
  ['type', 'initial'],
  ['from', '2031-03-10'],
  ['to', '2031-03-16'],
];

/** An example of the required parameter `name` of a call at `path`. */
export function exampleOfParameter(name: string, path: string): unknown {
  const found = EXAMPLES.find(
    ([known, , start]) => known === name && (start === undefined || path.startsWith(start)),
  );
  return found?.[1];
}
