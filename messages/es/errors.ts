import { message } from './language.ts';

export const alreadyBooked =
  'Esta hora ya está reservada con su correo electrónico. Para cambiar los datos, llámenos.';
export const bookingCancelled = 'Esta reserva se canceló mientras tanto. Reserve de nuevo.';
export const idempotencyKeyReused = 'Esta Idempotency-Key es de una reserva con otros datos.';
export const paymentRequired =
  'La hora está reservada para usted. Queda confirmada cuando se haya pagado.';
export const paymentOpen =
  'Ya empezó a pagar esta hora con otros datos. Termine en esa página o libere la hora allí.';
export const paymentClosed = 'Esta hora ya no se puede volver a reservar. Elija otra.';
export const paymentUnknown =
  'Nuestra empresa de pagos no responde en este momento. Su hora sigue reservada. Inténtelo de nuevo en un minuto.';
export const slotTaken = 'Alguien acaba de reservar esta hora.';
export const slotBlocked = 'Esta hora está ocupada o bloqueada.';
export const dayClosed = message('Ese día no atendemos consultas.');
export const attorneyAway = message('{name} no atiende consultas ese día.');
export const linkNotFound = 'Este enlace ya no funciona.';
export const appointmentNotFound = 'Esa cita no existe.';
export const appointmentPast = 'Esta cita ya pasó.';
export const appointmentClosed = message(
  'Esta cita está cancelada. Para encontrar otra hora, llámenos al {phone}.',
);
export const appointmentTookPlace = message(
  'Esta cita ya se realizó. Para hacer otra, llámenos al {phone}.',
);
export const tooLate = message('Ya es tarde para cambiarla aquí. Llámenos al {phone}.');
export const componentHidden = message('Este servicio no se ofrece por el momento.');
export const bookingClosed = 'La reserva en línea está cerrada. Llámenos.';
export const filledByProgram = message(
  'Un programa llenó un campo que las personas no ven. Llámenos al {phone}.',
);
export const mailNotConnected = 'Por el momento no podemos enviar correo. Llámenos.';
export const timeFree =
  'En uno de estos días hay una hora libre ahora mismo: no hace falta que espere. Para esperar de todos modos, elija otros días.';
export const offerEnded =
  'Ya no le guardamos esta hora. Sigue en la lista, y le escribiremos cuando se libere otra.';
export const tooManyRequests = 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.';
export const tooManyAttempts = message(
  'Demasiados intentos. Espere unos minutos e inténtelo de nuevo, o llámenos.',
);
export const tooBusy =
  'Tenemos más visitas de las que podemos atender a la vez. Inténtelo de nuevo en un momento.';
export const tooSlow =
  'No podemos mostrar esta página en este momento. Inténtelo de nuevo en un momento.';
export const databaseUnavailable =
  'No podemos consultar nuestros registros en este momento. Inténtelo de nuevo en un momento.';
export const internal = 'Algo falló de nuestro lado.';
export const malformedJson = 'El cuerpo no es JSON válido';
export const emptyBody = 'El cuerpo está vacío';
export const unsupportedMediaType = 'Envíe el cuerpo como application/json';
export const bodyTooLarge = 'El cuerpo es demasiado grande';
export const malformedRequest = 'No se puede leer esta solicitud.';
export const crossSite = 'Esta solicitud vino de otro sitio.';
export const unknownHost = 'Esta solicitud es para otro nombre de servidor que el del sitio.';
export const callNotFound = 'Esa llamada no existe.';
export const articleNotFound = 'El artículo que busca no existe o cambió de dirección.';
export const attorneyNotFound = 'Esa persona no está en nuestro equipo.';
export const pageNotFound = 'Esta página no existe.';
export const notTranslated = 'Esta página todavía no está en español.';
export const holdNotFound = 'Esta hora ya no está apartada.';
export const requestTimeout = 'Esta solicitud tardó demasiado.';
export const headersTooLarge =
  'Los encabezados o la dirección de esta solicitud son demasiado largos.';

export const invalidInput = 'Revise lo que escribió.';
export const badRequest = 'Esta solicitud no es válida.';
export const other = 'No funcionó. Inténtelo de nuevo o llámenos.';

export const formFailed = 'No funcionó';
export const correctFields = 'Corrija estos datos:';
export const goBack = 'Vuelva atrás en su navegador: lo que escribió sigue ahí.';
export const goBackOrCall = 'Vuelva atrás en su navegador o llámenos: con gusto le ayudamos.';
export const emailLabel = 'Correo electrónico';
export const linkLabel = 'Enlace';
export const timeLabel = 'Hora';
export const firstDayLabel = 'Desde';
export const lastDayLabel = 'Hasta';
export const subscriptionNotFound = 'Este enlace ya no funciona.';
export const documentNotFound = 'Ese documento no existe.';
export const tooManyDocuments = message('Ya hay {max} documentos, que es el máximo.');
export const notAskedFor = 'Esto ya no se pide';
export const wrongOffset = 'La carga tiene que continuar en otro punto.';
export const uploadEnded = 'Esta carga ya terminó.';
export const uploadIncomplete = 'Todavía no ha llegado todo.';
export const uploadTooLong = 'El archivo es más largo de lo anunciado';
export const offsetMissing = 'Indique dónde comienzan los datos';
export const questionsClosed =
  'Estas preguntas no están abiertas por el momento. Lo que ya respondió está guardado.';
export const questionNotAsked = 'Esta pregunta ya no se hace, porque cambió otra respuesta.';
export const answersMissing = 'Faltan algunas respuestas. Su página muestra cuáles.';

export const agreementOver =
  'Ha pasado el plazo para firmarlo. Llámenos, por favor; se lo enviaremos de nuevo.';
export const agreementTranslationFirst = 'Confirme primero que tiene la traducción.';
export const agreementMoved = 'El contrato ha cambiado entretanto. Véalo de nuevo, por favor.';
