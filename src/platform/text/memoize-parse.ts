import type { z } from 'zod';

/** A check of what a call answers: the very same answer, given again, was checked before. */
export function memoizeParse<Schema extends z.ZodType<object, object>>(schema: Schema) {
  const checked = new WeakMap<object, z.output<Schema>>();
  return {
    parse(answer: unknown): z.output<Schema> {
      const known = checked.get(answer as object);
      if (known) return known;
      const good = schema.parse(answer);
      checked.set(answer as object, good);
      return good;
    },
  };
}
