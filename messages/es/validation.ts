import { message } from './language.ts';

export const required = 'Este dato es obligatorio';
export const mustBeText = 'Debe ser un texto';
export const wrongType = 'No es del tipo correcto';
export const sendObject = 'Envíe un objeto';
export const atMostCharacters = message('Debe tener como máximo {max} caracteres');
export const cannotBeStored = 'Contiene caracteres que no se pueden guardar';
export const singleLine = 'Debe ser una sola línea';
export const email = 'Escriba una dirección de correo electrónico válida';
export const trueOrFalse = 'Elija sí o no';
export const tooFast = 'Se envió más rápido de lo que nadie puede escribir. Inténtelo de nuevo.';
export const consent = 'Marque esta casilla para que podamos responderle';
export const practiceArea = 'Elija una de las áreas de práctica';
export const phoneMissing = 'Escriba el número al que podemos llamarle';
export const notOurLink = 'Este enlace no es de uno de nuestros correos';
export const amount = 'Debe ser una cantidad, por ejemplo 21500.00';
export const positive = 'Debe ser mayor que 0';
export const agreesWithEstate = message(
  'No coincide con el valor de los bienes: se esperaba {dollars}',
);
export const appointmentId = 'Debe ser el identificador de una cita';
export const consultationType = 'Elija uno de los tipos de consulta';
export const wayToMeet = 'Elija una de las formas en que se realiza esta consulta';
export const office = 'Elija una de las oficinas';
export const date = 'Use una fecha como 2026-03-10';
export const instant = 'Debe ser una fecha y hora ISO';
export const dateAndTime = 'Use una fecha y hora completas, como 2026-03-10T10:30:00-07:00';
export const timePassed = 'Esta hora ya pasó';
export const tooSoon = 'Falta muy poco para esta hora y no se puede reservar en línea. Llámenos.';
export const withinDays = message('Elija una hora dentro de los próximos {days} días');
export const consultationHours = message(
  'Esta consulta no empieza a esa hora. Elija una de las horas que se ofrecen',
);
export const offeredTimes = 'Elija una de las horas que se ofrecen para esta consulta';
export const attorneyNotInOffice = message(
  'Con lo que eligió solo queda {name}, que no trabaja en esta oficina. Elija otra oficina',
);
export const nobodyInOffice =
  'Nadie que cumpla con lo demás que eligió trabaja en esta oficina. Elija otra oficina';
export const attorneyElsewhere = message(
  '{name} está en otra oficina ese día. Elija otro día u otra oficina',
);
export const othersElsewhere = message(
  'Quienes atienden a esa hora están ese día en otra oficina. Elija otra hora u otra oficina',
);
export const attorneyDoesNotSpeak = message('{name} no habla ese idioma');
export const nobodySpeaks = message('Nadie que ofrezca esta consulta habla ese idioma');
export const whoOffers = message('Elija a uno de los abogados que ofrecen esta consulta');
export const notBeforeFrom = 'No debe ser anterior al inicio';
export const atMostDays = message('Pida como máximo {days} días a la vez');
export const onlyByMail =
  'Solo podemos avisarle de las horas libres por correo electrónico. O llámenos.';
export const fromTomorrowOn = 'Elija un día a partir de mañana';
export const notBeforeFirstDay = 'No debe ser anterior al primer día';
export const daysBookable = message('Elija un día hasta el {last}');
export const cursor = 'Use una posición que esta lista haya devuelto';
export const notValid = 'Revise este dato';
export const fileEmpty = 'El archivo está vacío';
export const fileTooLarge = message('El archivo debe tener como máximo {max} MB');
export const tooLong = 'Es demasiado largo';
export const choose = 'Elija una respuesta';
export const confirmReading = 'Confirme que lo ha leído';
export const signConsent = 'Confirme que quiere firmar electrónicamente';
export const drawing = 'No se pudo leer el dibujo; bórrelo y escriba su nombre';
