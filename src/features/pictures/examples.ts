/** Example pictures for the API description. */
export const PICTURE_WORDS = {
  alt: 'Two people at a table with a plan of a house between them',
  isDecorative: false,
  caption: 'Dividing a house begins with its papers.',
  credit: 'Photo: Lena Ortiz',
};

const ID = 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4';

export const PICTURE = {
  id: ID,
  path: `/pictures/${ID}`,
  ...PICTURE_WORDS,
  width: 1600,
  height: 1067,
  widths: [480, 800, 1200, 1600],
  storedBytes: 812345,
  createdAt: '2031-02-01T18:30:00.000Z',
  updatedAt: '2031-02-01T18:30:00.000Z',
};
