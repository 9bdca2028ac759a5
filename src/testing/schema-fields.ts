import type { z } from 'zod';

/** The facts about each setting in a provider's schema, to compare with the form fields. */
export function schemaFields(
  { shape }: { shape: Record<string, z.ZodType> },
  secrets: readonly string[],
) {
  return Object.entries(shape).map(([key, schema]) => {
    const accepts = (value: unknown) => schema.safeParse(value).success;
    const plain = accepts(true) ? 'switch' : accepts(587) ? 'number' : 'text';
    return {
      key,
      isRequired: !accepts(undefined),
      kind: secrets.includes(key) ? 'secret' : plain,
    };
  });
}

/** The same facts about a form field. */
export const fieldFacts = ({
  key,
  isRequired = false,
  kind,
}: {
  key: string;
  isRequired?: boolean;
  kind: string;
}) => ({ key, isRequired, kind: kind.replace(' block', '') });
