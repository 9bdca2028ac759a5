export const none = 'No hay artículos de otros sitios';
export const comeBack = 'Vuelva otro día, por favor.';
export const comeBackOrOwn = 'Vuelva otro día o lea los nuestros.';
export const source = 'Fuente';
export const allSources = 'Todas las fuentes';
