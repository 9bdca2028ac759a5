export const bar = 'Salida rápida';
export const leave = 'Salir de esta página';
export const leaveExplained =
  '<leave>Salir de esta página</leave> abre otro sitio web en lugar de este. Es posible que su navegador aún muestre este sitio en el historial. <more>Qué hace y qué no hace la salida rápida</more>';
export const orShift = 'o presione la tecla Mayús tres veces';
export const shiftTwice = 'Presione Mayús dos veces más para salir';
export const shiftOnce = 'Presione Mayús una vez más para salir';
export const explanation = '¿Qué hace esto?';
