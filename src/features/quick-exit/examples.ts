/** Example settings for the API description. */
export const QUICK_EXIT_FIELDS = {
  places: ['booking', 'contact', 'client_page'],
  practiceAreas: ['family-law'],
  neutralUrl: 'https://www.weather.gov/',
  hotlines: [
    {
      name: 'National Domestic Violence Hotline',
      phone: '1-800-799-7233',
      note: 'Day and night, in English and Spanish',
      confirmedOn: '2031-03-10',
    },
  ],
};

export const QUICK_EXIT = { ...QUICK_EXIT_FIELDS, updatedAt: '2031-03-10T16:00:00.000Z' };
