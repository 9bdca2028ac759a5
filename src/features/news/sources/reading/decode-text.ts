const DECLARED_WITHIN_BYTES = 1_024;
const DECLARATIONS = [
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i,
  /<meta[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i,
];

/**
 * Decodes a response. Of the encodings given by its first bytes, its header and the text itself, uses the first that
 * fits; falls back to windows-1252, as browsers do. Single bytes that the encoding does not have become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const said = [
    encodingOfFirstBytes(bytes),
    /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1],
    declaredEncoding(bytes),
    'utf-8',
  ];
  for (const label of said) {
    const text = label && decodeFitting(bytes, label);
    if (text !== undefined && text !== '') return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** From the byte order mark, or from the first character, which in feeds, pages and JSON is ASCII (`<` or `{`). */
function encodingOfFirstBytes([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN_BYTES));
  for (const declaration of DECLARATIONS) {
    const label = declaration.exec(start)?.[1];
    // The declaration was readable as single bytes, so a UTF-16 label in it is wrong.
    if (label && !/^utf-?16/i.test(label)) return label;
  }
  return undefined;
}

/** The text, unless the encoding is unknown or fails on at least as many characters beyond ASCII as it decodes. */
function decodeFitting(bytes: Uint8Array, label: string): string | undefined {
  try {
    const text = new TextDecoder(label).decode(bytes);
    const failed = text.match(/\ufffd/g)?.length ?? 0;
    if (failed === 0) return text;
    const decoded = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
    return decoded > failed ? text : undefined;
  } catch {
    return undefined;
  }
}
