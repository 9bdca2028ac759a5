import { message } from './language.ts';

export const pageTitle = 'Pagar la consulta';
export const openTitle = 'Pague la consulta y la hora es suya';
export const openLead = message(
  'Le reservamos esta hora hasta las {until}. Queda confirmada cuando se haya pagado.',
);
export const consultation = 'La consulta';
export const withWhom = 'Con';
export const time = 'Cuándo';
export const youPay = 'Usted paga';
export const fee = 'El importe';
export const paid = 'Pagado';
export const pay = message('Pagar {fee}');
export const payHint = message(
  'Saldrá un momento de este sitio, pagará con tarjeta en la página de nuestra empresa de pagos y volverá aquí. Nunca vemos el número de su tarjeta. ¿Preguntas? Llame al {phone}.',
);
export const companySilent = message(
  'Nuestra empresa de pagos no responde en este momento. Su hora sigue reservada. Inténtelo de nuevo en un minuto o llame al {phone}.',
);
export const tryAgain = 'Intentar de nuevo';
export const giveBack = 'Liberar la hora';
export const ifTimePasses = message('Si pasan las {until}');
export const ifTimePassesText =
  'La hora vuelve a estar disponible. No se cobra nada, y puede volver a elegirla si sigue libre.';
export const ifYouCancel = 'Si no puede venir';
export const refundUntil = message(
  'Cancele a más tardar {until} y el importe completo vuelve a la misma tarjeta. Si cancelamos nosotros, siempre se devuelve.',
);
export const neverRefunded =
  'Si usted cancela, el importe no se devuelve. Si cancelamos nosotros, se devuelve completo a la misma tarjeta.';
export const whatFor = 'Qué se paga';
export const whatForText =
  'Solo esta consulta. No es un anticipo ni un depósito para trabajos posteriores: ese dinero debe guardarse aparte, en una cuenta para el dinero de los clientes, y aquí nunca lo aceptamos.';

export const paidTitle = 'Pagado. La hora es suya.';
export const paidLead = message('Nos vemos: {time}.');
export const receipt = message('Recibo {number}');
export const receiptHere = message('{fee}, pagado el {date}. Imprima esta página si lo necesita.');
export const toAppointment = 'Ver su cita';

export const unbookedTitle = 'No pudimos mantener esta hora';
export const unbookedLead = message(
  'Su pago llegó, pero ya no fue posible reservar la hora. Lo sentimos. El importe completo de {fee} vuelve a su tarjeta. Llame al {phone} o elija otra hora.',
);

export const expiredTitle = 'No pudimos reservar esta hora por más tiempo';
export const expiredLead = 'No se ha cobrado nada.';
export const expiredKept = 'No se ha cobrado nada, y sus datos siguen aquí.';
export const holdAgain = 'Reservarla de nuevo y pagar';
export const seeTimes = 'Ver todas las horas';

export const refundDue = message('El importe de {fee} vuelve a su tarjeta.');
export const refundPending = message('El importe de {fee} está en camino a su tarjeta.');
export const refundSucceeded = message(
  'El importe de {fee} se devolvió a su tarjeta. Su banco puede tardar unos días en mostrarlo.',
);
export const refundFailed = message(
  'No fue posible devolver el importe de {fee} a su tarjeta. Ya lo sabemos, y le llamaremos o le escribiremos.',
);

export const stepNote = message(
  'El importe de {fee} se paga en la página siguiente. Le reservamos la hora mientras paga.',
);
export const continueToPay = 'Continuar al pago';
export const feePaid = message('Consulta pagada: {fee}. Recibo {number}.');
export const cancelReturns = message('Si cancela ahora, se devuelve el importe completo de {fee}.');
export const cancelKeeps = message(
  'Si cancela ahora, el importe de {fee} no se devuelve: era posible hasta {until}.',
);
export const cancelNeverReturns = message('Si cancela, el importe de {fee} no se devuelve.');
export const payHere = 'Pagar aquí';
export const payElsewhere =
  'Puede pagar la consulta en la página de nuestra empresa de pagos. Esta página no sabe si ya ha pagado.';

export const lineItem = message('Honorarios: {type}');
export const lineItemText = message(
  '{time}. Solo por esta consulta: no es un anticipo ni un depósito para trabajos posteriores.',
);
export const receiptSubject = message('Recibo {number}');
export const receiptOpening = 'Gracias. El pago de su consulta ha llegado.';
export const refundSubject = 'Le devolvemos su pago';
export const refundOpening = 'Hemos devuelto el pago de su consulta.';
export const refundNoTimeOpening =
  'Su pago llegó, pero ya no fue posible reservar la hora. Lo sentimos. Hemos devuelto el importe.';
export const amount = 'Importe';
export const receiptRow = 'Recibo';
export const paidOn = 'Pagado el';
export const refundClosing =
  'Vuelve a la tarjeta con la que pagó. Su banco puede tardar unos días en mostrarlo.';
export const smallPrint =
  'Recibe este correo porque se pagó una consulta con esta dirección. Pagarla no crea una relación de abogado y cliente.';
