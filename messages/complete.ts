/**
 * What a catalogue must have to translate another one: each of its texts, and for a text with values a function of the
 * same values.
 */
export type Complete<Catalogue> = {
  readonly [Part in keyof Catalogue]: {
    readonly [Key in keyof Catalogue[Part]]: Catalogue[Part][Key] extends (
      values: infer Values,
    ) => string
      ? (values: Values) => string
      : string;
  };
};
