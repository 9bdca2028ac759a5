/** A `mailto:` link to an address, in which any character that an address may have is safe. */
export const mailto = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
