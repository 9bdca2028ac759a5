/** Attribute of elements whose label shows as a tooltip. */
export const TIP = 'data-tip';
