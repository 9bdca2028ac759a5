import { z } from 'zod';
import { optionalLine, requiredText } from '../../../platform/text/text-schema.ts';
import type { Translatable } from '../../translations/translatable.ts';
import { listTypeSettings } from './queries.ts';
import { TYPE_TEXTS } from './translated-texts.ts';

const text = z.string().max(1_000);

const translatedTypeSchema = z.object({
  label: requiredText(120),
  description: text,
  placeText: text,
  otherPlaces: z.array(z.object({ place: z.string(), text })),
  bringText: text,
  priceLabel: optionalLine(40),
});

export const translatableTypes: Translatable = {
  ...TYPE_TEXTS,
  title: 'Consultation types',
  schema: translatedTypeSchema,
  htmlKeys: new Set(),
  list: async (db) =>
    (await listTypeSettings(db)).map(
      ({ key, label, description, placeText, otherPlaces = [], bringText, priceLabel }) => ({
        ...{ key, name: label, path: null },
        content: { label, description, placeText, otherPlaces, bringText, priceLabel },
      }),
    ),
};
