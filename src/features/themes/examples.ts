/** Example themes for the API description. */
export const THEME_FIELDS = {
  name: 'harbour-morning',
  displayName: 'Harbour Morning',
  description: 'Deep blue on white paper.',
  cssVariables: '{"--primary":"#244c80"}',
};

const { name: _, ...changeable } = THEME_FIELDS;
export const CHANGED_FIELDS = changeable;

export const THEME = {
  id: '1c9f3f0e-0f6e-4a4b-9e5b-7a1d2c3b4f66',
  ...THEME_FIELDS,
  isActive: true,
  isDefault: false,
  createdAt: '2031-01-01T08:00:00.000Z',
  updatedAt: '2031-01-01T08:00:00.000Z',
};
