import { message } from './language.ts';

export const tellMe = 'Avísenme si se libera una hora más temprana';
export const pageTitle = 'Una hora más temprana';
export const title = 'Avísenme si se libera una hora';
export const lead =
  'Cuando se libere una hora en los días que elija, se la ofrecemos por correo electrónico y se la guardamos media hora. Quien lleva más tiempo esperando va primero.';
export const closed = message(
  'Por el momento no podemos ponerle en la lista aquí. Llámenos al <phone>{phone}</phone>.',
);
export const known =
  '<b>Ya está en esta lista</b> y conserva su lugar. El enlace a su página está en el correo que le enviamos.';
export const notJoined = '<b>Todavía no está en la lista.</b> Corrija lo que está marcado abajo.';
export const notJoinedBecause = message('<b>Todavía no está en la lista.</b> {reason}');
export const bookFreeTime = 'Ver las horas libres';
export const consultation = 'Consulta';
export const withWhom = 'Con';
export const change = 'Cambiar';
export const firstDay = 'Primer día que le conviene';
export const lastDay = 'Último día que le conviene';
export const daysHint = message('A partir de mañana y, como máximo, hasta el {last}.');
export const join = 'Pónganme en la lista';
export const terms =
  'Confidencial. Enviar este formulario no crea una relación entre abogado y cliente y no reserva nada. El bufete usa estos datos para ofrecerle una hora y, si la toma, para la cita: <link>Política de privacidad</link>.';

export const waitingTitle = 'Está en la lista.';
export const waitingLead = message(
  '{name}, le escribiremos cuando se libere una hora. Hasta entonces no tiene que hacer nada.',
);
export const goneLead = message(
  '{name}, ya no guardamos la hora que le ofrecimos: {when}. Le escribiremos cuando se libere otra.',
);
export const offeredTitle = 'Se liberó una hora.';
export const offeredLead = message('{name}, se la guardamos hasta: {until}.');
export const takenTitle = 'La hora es suya.';
export const takenLead = message('{name}, su consulta es el {when}.');
export const endedTitle = 'Ya no está en la lista.';
export const left = message('{name}, usted salió de la lista.');
export const removed = message('{name}, le hemos quitado de la lista.');
export const passed = message('{name}, los días para los que esperaba ya pasaron.');
export const appointmentOver = message(
  '{name}, la cita para la que quería una hora más temprana ya pasó, está cancelada o es demasiado pronto para cambiarla aquí.',
);
export const unanswered = message(
  '{name}, no tuvimos noticias suyas sobre dos horas que le ofrecimos.',
);
export const callOrBook = message(
  'Si todavía necesita una hora, reserve una o llámenos al <phone>{phone}</phone>.',
);
export const offeredTime = 'Hora ofrecida';
export const days = 'Días';
export const fromUntil = message('{from} a {until}');
export const insteadOf = 'En lugar de';
export const take = 'Tomar esta hora';
export const takeInstead = 'Cambiar mi cita a esta hora';
export const decline = 'No, espero otra';
export const declineNote =
  'Si dice que no, o no contesta a tiempo, la oferta pasa a la siguiente persona.';
export const waitingFor = 'Lo que espera';
export const leave = 'Salir de la lista';
export const seeAppointment = 'Ver su cita';
export const bookTime = 'Reservar una hora';

export const earlierLead =
  'Cuando se libere una hora más temprana en estos días, se la ofrecemos por correo electrónico y se la guardamos media hora. Usted conserva su cita hasta que la tome.';
export const anyAttorney = message('También con otra persona del bufete');
export const isWaiting = message('Está en la lista para una hora más temprana: {days}.');
export const isOffered = message('<b>Le guardamos una hora más temprana</b> hasta: {until}.');
export const seeOffer = 'Ver la oferta';
export const seeWait = 'Verlo o salir de la lista';
