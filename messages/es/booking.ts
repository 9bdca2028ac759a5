import { message } from './language.ts';

// The headings of the steps.
export const timeTitle = 'Reserve su consulta';
export const timeLead = 'Elija lo que más le convenga; en el siguiente paso confirma su cita.';
export const timeLeadFree =
  'La primera consulta es gratuita. Elija lo que más le convenga; en el siguiente paso confirma su cita.';
export const detailsTitle = 'Sus datos';
export const bookedTitle = 'Su consulta está reservada';
export const progress = message('Paso {step} de 3');

// The choice of type, place and person.
export const typeLabel = 'Tipo de consulta';
export const whereLabel = 'Dónde';
export const anyOffice = 'Cualquiera de nuestras oficinas';
export const whereWithAddress = message('{place}: {address}');
export const attorneyLabel = message('Abogado o abogada');
export const typesOfAttorney = message('Arriba aparecen los tipos de consulta que ofrece {name}.');
export const anyoneHint = 'Con «Quien esté disponible» verá más horas libres.';
export const anyone = 'Quien esté disponible';
export const anyoneFirstOnArea = message(
  'Quien esté disponible; primero, quienes atienden casos de {area}',
);
export const anyoneSpeaking = message('Quien hable {language} ({count})');
export const attorneySpeaking = message('{name} (habla {language})');
export const attorneyNotOnline = message(
  'Por ahora, esta persona no recibe reservas en línea. Estas son las horas libres de todo el bufete.',
);
export const typeNotOffered = message(
  '{name} no ofrece «{type}». Elija aquí otra consulta, o elija «Quien esté disponible» para reservar esa.',
);
export const languageNotSpoken = message(
  'Nadie que ofrezca esta consulta habla {language}. Estas son las horas libres de todo el equipo.',
);
export const languageNotSpokenThere = message(
  'En {office}, nadie que ofrezca esta consulta habla {language}. Estas son las horas libres de todo el equipo de esa oficina.',
);
export const showTimes = 'Ver horas libres';

// The choice of a time.
export const chooseDay = 'Elija un día';
export const soonestTitle = 'O elija una de las próximas horas libres';
export const consultationDays = message(
  'Días de consulta: {days}. Los horarios se muestran en {zone} ({city}).',
);
export const timesIn = message('Los horarios se muestran en {zone} ({city}).');
export const chosenMinutes = message('durante {minutes} minutos');
export const chosenMinutesElsewhere = message(
  'durante {minutes} minutos; {theirTime} en su zona horaria',
);
export const timeNotAvailable = message(
  '<b>La hora que eligió ({time}) no está disponible.</b> Elija otra, por favor.',
);
export const proceed = 'Continuar con sus datos';
export const waitingForTimes = message(
  'Estamos buscando horas libres. Si no aparece ninguna, llámenos al <phone>{phone}</phone> y buscaremos una con usted.',
);
export const timesFailed = message(
  '<b>No pudimos consultar las horas libres.</b> Inténtelo de nuevo o llámenos al <phone>{phone}</phone>.',
);
export const noTypes = message(
  'Por ahora no se pueden reservar consultas en línea. Llame al <phone>{phone}</phone> y buscaremos una hora con usted.',
);
export const closedTitle = 'Llámenos, por favor';
export const closedText = message(
  'Por ahora, las reservas en línea están cerradas. Llame al <phone>{phone}</phone> y buscaremos una hora con usted.',
);

// A time that is not free.
export const timeTaken = message('Alguien acaba de reservar la hora que eligió ({time}).');
export const timeTakenNotice = message('<b>{reason}</b> Sus datos siguen aquí.');
export const timeTakenOthers = message(
  '<b>{reason}</b> Sus datos siguen aquí. Estas son las horas libres más cercanas:',
);
export const timeWith = message('{time} con {name}');
export const timeWithFirm = message('{time} con el bufete');
export const seeAllTimes = 'Ver todas las horas';
export const chooseOtherTime = 'Elegir otra hora';

// The choice, above the details.
export const change = 'Cambiar';
export const recapDate = 'Fecha';
export const recapTime = 'Hora';
export const recapType = 'Tipo';
export const recapLanguage = 'Idioma';
export const recapWhere = 'Dónde';
export const recapPrice = 'Precio';
export const notChosen = 'Sin elegir';
export const timeAtOffice = message('{time}, {zone}, en la oficina');
export const timeAtVisitor = message('{time} en su zona horaria');
export const oneOfOurOffices = 'En una de nuestras oficinas: la confirmación dirá en cuál';
export const severalFree = message(
  'Quien esté disponible: {count} personas del equipo tienen libre esa hora',
);

// The details.
export const firstName = 'Nombre';
export const lastName = 'Apellidos';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const phoneReason = 'Le llamaremos a este número.';
export const practiceArea = 'Área de práctica';
export const notes = 'Otros comentarios';
export const notesHint = 'Basta con una frase. Por favor, no escriba números de cuenta.';
export const terms =
  'Confidencial. Enviar este formulario no crea una relación entre abogado y cliente. Al reservar, usted acepta que el bufete use estos datos para su cita: <link>Política de privacidad</link>.';
/** «Hasta la 1:30», but «hasta las 9:30». */
export const held = ({ time }: { time: string }) =>
  `Hasta ${/^0?1\D/.test(time) ? 'la' : 'las'} ${time} le guardamos esta hora. No quedará reservada hasta que oprima «Reservar consulta».`;
export const heldNoLonger =
  'Ya no le guardamos esta hora. Si sigue libre, todavía puede reservarla.';
export const back = 'Volver';
export const book = 'Reservar consulta';
export const booking = 'Reservando…';
export const failedTitle = 'No se pudo reservar';
export const failedText = message('Inténtelo de nuevo o llámenos directamente al {phone}.');
export const missingTitle = 'Falta información';
export const missingText = 'Elija la fecha y la hora de su consulta.';

// The booked consultation.
export const bookedToast = '¡Consulta reservada!';
export const pageTitle = 'Su consulta';
export const mailFollows =
  'Le enviaremos un correo electrónico de confirmación con todos los datos.';
export const noMailWanted =
  'Como nos pidió, no le enviaremos correos electrónicos. Guarde los datos que aparecen abajo.';
export const noMailNow =
  'Guarde los datos que aparecen abajo: por ahora, este sitio no envía correos electrónicos.';
export const changeOnPage = 'Para cambiarla o cancelarla, use la página de su cita o llame.';
export const changeByMail =
  'Para cambiarla o cancelarla, use el enlace de nuestra confirmación o llame.';
export const changeByPhone = 'Para cambiarla o cancelarla, llame.';
export const keepPageLink =
  '<link>La página de su cita</link>: guarde este enlace para confirmarla, cambiarla o cancelarla.';
export const mailOnItsWay = message(
  '<b>Un correo electrónico con los datos y el lugar de la cita</b> <more>va en camino a {email}. ¿No le llega en diez minutos? Revise el correo no deseado o llámenos.</more>',
);
export const bookAnother = 'Reservar otra';
export const done = 'Listo';

// The question before the dialog closes.
export const closeQuestion = '¿Cerrar la reserva?';
export const closeText =
  'Lo que escribió se conserva en esta pestaña hasta que reserve o la cierre.';
export const close = 'Cerrar';
export const keepBooking = 'Seguir con la reserva';
