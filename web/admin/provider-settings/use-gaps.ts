import { useEffect, useState } from 'react';
import type { z } from 'zod';

/**
 * What the schema of new settings rejects in stored ones, as sentences. The schema is loaded on first use; until then
 * there are none.
 */
export function useGaps(loadSchema: () => Promise<z.ZodType>, stored: unknown): string[] {
  const [schema, setSchema] = useState<z.ZodType>();
  useEffect(() => {
    // A failed download is reported by the form, which needs the same schema.
    loadSchema().then(
      (loaded) => setSchema(() => loaded),
      () => {},
    );
  }, [loadSchema]);
  return schema?.safeParse(stored).error?.issues.map(({ message }) => message) ?? [];
}
