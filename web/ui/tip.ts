/** Marks an element whose label shows beside it when it is pointed at. */
export const TIP = 'data-tip';
