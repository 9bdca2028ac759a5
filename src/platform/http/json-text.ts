const texts = new WeakMap<object, string>();

/** Serializes a response as JSON. A cached response object (`VersionedContentCache`) is serialized only once. */
export function jsonText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  const known = texts.get(answer);
  if (known !== undefined) return known;
  const text = JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}
