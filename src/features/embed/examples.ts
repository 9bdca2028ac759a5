/** Example settings for the API description. */
export const EMBED_SETTINGS = {
  origins: ['https://www.harbor.example', 'https://harbor.example'],
  updatedAt: '2031-03-10T16:00:00.000Z',
};
