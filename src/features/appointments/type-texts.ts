import type { Db } from '../../../db/client.ts';
import type { Language } from '../../../messages/messages.ts';
import { translatableTypes } from '../scheduling/consultation-types/translatable.ts';
import { inPublished } from '../translations/published-texts.ts';
import { findPublished } from '../translations/queries.ts';
import type { PlaceTypes } from './queries.ts';

/** The columns of an appointment that its type says in texts. */
type TypeColumns = Pick<PlaceTypes, 'typePlaceText' | 'otherPlaces'> & {
  consultationType: string;
  bringText: string | null;
  priceLabel: string | null;
  typeLabel?: string;
};

const { entity, textKeys } = translatableTypes;

/** Replaces what the type of an appointment says by what is published in a language. */
export async function withTypeTexts<Row extends TypeColumns>(
  db: Db,
  row: Row,
  language: Language,
): Promise<Row> {
  const published = (await findPublished(db, entity, language)).get(row.consultationType);
  if (!published) return row;
  const { typeLabel: label, typePlaceText: placeText, otherPlaces, bringText, priceLabel } = row;
  const texts = { label, placeText, otherPlaces, bringText, priceLabel };
  const shown = inPublished(texts, published, { textKeys, outdated: 'drop' });
  return {
    ...row,
    ...(label !== undefined && { typeLabel: shown.label }),
    typePlaceText: shown.placeText,
    otherPlaces: shown.otherPlaces,
    bringText: shown.bringText,
    priceLabel: shown.priceLabel,
  };
}
