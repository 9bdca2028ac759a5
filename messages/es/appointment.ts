import { message } from './language.ts';

export const pageTitle = 'Su cita';
export const duration = message('{minutes} minutos');

// Title and lead by the status of the appointment.
export const cancelledTitle = 'Su consulta está cancelada.';
export const cancelledLead = message(
  '{name}, no tiene que hacer nada más. Si desea otra hora, reserve de nuevo o llámenos.',
);
export const pastTitle = 'La hora de su consulta ya pasó.';
export const pastLead = message('{name}, si desde entonces le surgió alguna pregunta, llámenos.');
export const confirmedTitle = 'Su consulta está confirmada.';
export const confirmedLead = message(
  '{name}, será un gusto recibirle. No tiene que preparar nada.',
);
export const bookedTitle = 'Su consulta está reservada.';
export const bookedLead = message('{name}, ¿podrá venir el {when}? Confirme con un solo clic.');
export const bookedLeadMove = message(
  '{name}, ¿podrá venir el {when}? Confirme con un solo clic. Si ya no le conviene esa hora, elija otra.',
);

// What the client can do.
export const willCome = 'Sí, asistiré';
export const moveAway = 'Cambiar a otra hora';
export const bookAnother = 'Reservar otra hora';
export const changeUntil = message(
  'Hasta el <when>{when}</when> puede cambiarla o cancelarla aquí. Después, llámenos al <phone>{phone}</phone>.',
);
export const tooLate = message(
  'Empieza en menos de 24 horas. Para cambiarla o cancelarla, llámenos al <phone>{phone}</phone>. Encontraremos la manera.',
);
export const cannotCome = 'No puedo asistir';
export const cancelQuestion =
  '<b>¿Cancelar su consulta?</b> La hora quedará libre para otra persona. Puede reservar otra cuando quiera.';
export const cancel = 'Sí, cancelarla';
export const keep = 'Conservarla';
export const serverFailed = message(
  'No pudimos comunicarnos con nuestro servidor. No ha cambiado nada. Inténtelo de nuevo o llámenos al {phone}.',
);

// Moving it.
export const moveTitle = 'Elija otra hora';
export const moveLead = message('Su cita del {when} se mantiene mientras no oprima «Cambiar».');
export const move = 'Cambiar';
export const moveTo = message('Cambiar al {when}');
export const back = 'Volver';
export const justTaken = 'Alguien acaba de reservar esa hora.';
export const unchanged = message('<b>{reason}</b> Su cita sigue igual.');
export const unchangedOthers = message(
  '<b>{reason}</b> Su cita sigue igual. Horas libres más cercanas:',
);
export const timeNotFree = message(
  '<b>La hora que eligió ({when}) no está libre.</b> Su cita sigue igual. Elija otra hora, por favor.',
);
export const noMonth = message('No pudimos consultar las horas libres. Llame al {phone}.');
export const attorneyLeftOthers = message(
  '{name} ya no recibe citas nuevas. Estas son las horas libres de las demás personas del equipo.',
);
export const attorneyLeftCall = message('{name} ya no recibe citas nuevas. Llame al {phone}.');
export const firmLeftOthers = message(
  'El bufete ya no recibe citas nuevas. Estas son las horas libres de las personas del equipo.',
);
export const firmLeftCall = message('El bufete ya no recibe citas nuevas. Llame al {phone}.');
export const anyoneIsFine = message('Me puede atender cualquier persona del equipo');
export const showTimesOf = message('Ver solo las horas libres de {name}');
export const showTimesOfFirm = 'Ver solo las horas libres del bufete';
export const showTimesOfAnyone = message('Ver las horas libres de todo el equipo');
export const timesOf = message('Estas son las horas libres de {name}.');
export const staysIfFree = message(
  'Le atenderá {name} si tiene libre esa hora. Si no, le atenderá otra persona del equipo.',
);
export const staysIfFreeElsewhere = message(
  'Le atenderá {name} si tiene libre esa hora. Si no, le atenderá otra persona del equipo. Puede ser en otra oficina: esta página muestra la dirección.',
);
export const mayChange = message(
  'Es posible que le atienda otra persona del equipo. Esta página muestra quién.',
);
export const mayChangeElsewhere = message(
  'Es posible que le atienda otra persona del equipo. Esta página muestra quién. Puede ser en otra oficina: esta página muestra la dirección.',
);

// A link that no longer works.
export const lostTitle = 'Este enlace ya no funciona.';
export const lostLead =
  'Quizás lo hemos cerrado, o un correo más reciente tiene uno nuevo. Sus citas y lo que nos ha enviado no han cambiado. Si tiene dudas, llámenos.';
export const callFirm = message('Llamar al {phone}');
