/** Addresses that staff paste from a mail program, a list or a spreadsheet. No dependencies: the form uses it. */

/**
 * The addresses in a text, each once: separated by commas, semicolons, blanks or lines, with or without a name, as in
 * `Dana Whitfield <dana@firm.example>`. Names in quotes and words around an address in angle brackets are ignored; anything else is returned
 * as it is, for the check of the server to name.
 */
export function addressesIn(text: string): string[] {
  const found = text
    .replace(/"[^"\n]*"/g, ' ')
    .split(/[,;\n\r]+/)
    .flatMap((part) => {
      const named = [...part.matchAll(/<([^<>\s]+)>/g)].map(([, address = '']) => address);
      return named.length > 0 ? named : part.split(/\s+/);
    });
  const byAddress = new Map(
    found.filter(Boolean).map((address) => [address.toLowerCase(), address]),
  );
  return [...byAddress.values()];
}
