/** What a virus scanner says about a document. Throws `ScannerError` if it says nothing. */
export type DocumentScanner = (bytes: AsyncIterable<Buffer>) => Promise<'clean' | 'infected'>;

/** The scanner could not be reached or did not finish: the document is scanned again later. */
export class ScannerError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ScannerError';
  }
}
