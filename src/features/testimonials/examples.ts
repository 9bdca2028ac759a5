/** Example testimonials for the API description. */
export const TESTIMONIAL_FIELDS = {
  clientName: 'P. Aldana',
  rating: 5,
  content: 'Nobody raised their voice.',
  practiceArea: 'other',
  isPublished: true,
};

export const TESTIMONIAL = {
  id: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
  ...TESTIMONIAL_FIELDS,
  createdAt: '2031-02-01T18:30:00.000Z',
  updatedAt: '2031-02-01T18:30:00.000Z',
};
