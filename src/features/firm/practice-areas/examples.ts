/** Examples for the API reference. */
export const PRACTICE_AREA_FIELDS = {
  key: 'wage-claims',
  label: 'Wage Claims',
  summary: 'Unpaid hours, breaks and overtime, claimed with the evidence you have.',
  figure: 'estate-planning' as const,
  pagePath: '/practice-areas/wage-claims',
  isOnContactForm: true,
  isOnBooking: true,
  isListed: true,
  isActive: true,
};

export const PRACTICE_AREA = { ...PRACTICE_AREA_FIELDS, updatedAt: '2031-03-10T14:00:00.000Z' };
