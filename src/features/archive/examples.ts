import { CHAIN_START } from './chain.ts';

/** An example entry for the API description. */
export const COPY_ENTRY = {
  number: 1,
  kind: 'page',
  path: '/about',
  shownFrom: '2031-03-03T18:00:00.000Z',
  status: 200,
  bodyHash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  cause: 'first',
  auditId: null,
  previousHash: CHAIN_START,
  entryHash: '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456',
};

export const SHOWN_COPY = {
  ...COPY_ENTRY,
  shownTo: '2031-03-09T17:30:00.000Z',
  html: '<!DOCTYPE html><html lang="en">…</html>',
  text: 'About the firm',
};
