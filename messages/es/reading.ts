export const theme = 'Apariencia';
export const light = 'Clara';
export const dark = 'Oscura';
export const warm = 'Cálida';
