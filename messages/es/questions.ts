export const unsavedTitle = '¿Salir sin guardar?';
export const unsavedText = 'Lo que cambió aquí no se ha guardado.';
export const unsavedLeave = 'Salir';
export const unsavedKeep = 'Seguir editando';
export const shownOnceTitle = '¿Lo ha guardado?';
export const shownOnceText = 'Solo se muestra esta vez.';
export const shownOnceSaved = 'Ya lo guardé';
export const shownOnceBack = 'Volver';
