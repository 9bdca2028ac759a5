export const sender = 'Recepción';
export const remark =
  'Nos pidió que lo que se ve de nuestros mensajes sea neutral; por eso el asunto y estas primeras líneas no dicen más. Todos los detalles están más abajo, una vez que abra el mensaje.';
export const cancelledSubject = 'Su cita está cancelada';
export const cancelledOpening = 'Su cita a la hora que se indica abajo está cancelada.';
export const changedSubject = 'Su cita ha cambiado';
export const changedOpening = 'Su cita ha cambiado.';
export const yourAppointment = 'Su cita';
export const bookedOpening = 'Su cita está reservada para la hora que se indica abajo.';
export const confirmedSubject = 'Su cita está confirmada';
export const confirmedOpening = 'Su cita a la hora que se indica abajo está confirmada.';
export const linkOpening =
  'Aquí tiene el nuevo enlace a la página de su cita. El que tenía ya no funciona.';
export const reminderDaySubject = 'Recordatorio de su cita';
export const reminderDayOpening = 'Le recordamos su cita a la hora que se indica abajo.';
export const reminderHourSubject = 'Su cita empieza pronto';
export const reminderHourOpening = 'Su cita empieza pronto, a la hora que se indica abajo.';
export const reopenedSubject = 'Su cita sigue en pie';
export const reopenedOpening = 'Su cita sí se realizará, a la hora que se indica abajo.';
export const unconfirmedSubject = 'Su cita no está confirmada';
export const unconfirmedOpening =
  'Su cita ya no está confirmada. Seguimos guardándole la hora que se indica abajo.';
export const receivedSubject = 'Recibimos su mensaje';
export const receivedOpening = 'Gracias. Lo que nos envió ha llegado y alguien lo leerá.';
export const answerSubject = 'Una respuesta para usted';
export const answerOpening = 'Aquí tiene nuestra respuesta a lo que nos envió.';
export const confirmSubject = 'Por favor, confirme';
export const confirmOpening =
  'Alguien, probablemente usted, escribió esta dirección en nuestro sitio web. Un clic en el enlace de abajo la confirma.';
export const letterSubject = 'El boletín que pidió';
export const letterOpening = 'Aquí tiene el boletín que pidió.';
export const welcomeSubject = 'Su suscripción está activa';
export const welcomeOpening = 'A partir de ahora recibirá nuestro boletín.';
export const codeSubject = 'Su código';
export const codeOpening = 'Aquí tiene el código que pidió. Está más abajo.';
export const figuresSubject = 'Las cifras que pidió';
export const figuresOpening = 'Aquí tiene las cifras que pidió.';
export const receiptSubject = 'Su recibo';
export const receiptOpening = 'Aquí está el recibo de su cita.';
export const refundSubject = 'Sobre su pago';
export const refundOpening = 'Aquí tiene un mensaje sobre lo que pagó.';
export const rebookOpening =
  'No pudimos verle en su cita. Puede buscar otra hora con el enlace de abajo.';
export const waitSubject = 'Está en la lista';
export const waitOpening = 'Como pidió, le escribiremos cuando se libere una hora.';
export const offerSubject = 'Se liberó una hora';
export const offerOpening = 'Se liberó una hora, y se la guardamos por un rato.';
export const neededSubject = 'Algo que necesitamos de usted';
export const neededOpening = 'Necesitamos algo de usted. La lista está más abajo.';
export const missingSubject = 'Todavía pendiente';
export const missingOpening = 'Algo que le pedimos todavía no ha llegado. La lista está más abajo.';
export const filesSubject = 'Algo nuevo para usted';
export const filesOpening = 'Hay algo nuevo para usted. El enlace está más abajo.';
export const questionsSubject = 'Algunas preguntas para usted';
export const questionsOpening =
  'Aquí está el enlace a unas preguntas que nos gustaría que respondiera.';
export const questionsReminderSubject = 'Un recordatorio';
export const questionsReminderOpening =
  'Algunas preguntas que le hicimos siguen abiertas. Aquí está el enlace.';
export const questionsOpenSubject = 'Puede continuar';
export const questionsOpenOpening = 'Ya puede continuar con lo que empezó. Aquí está el enlace.';
export const paperSubject = 'Algo para leer';
export const paperOpening = 'Hay algo que puede leer. El enlace está abajo.';
export const paperReminderSubject = 'Recordatorio: algo para leer';
export const paperReminderOpening =
  'Lo que le enviamos para leer todavía le espera. El enlace está abajo.';
export const paperWithdrawnSubject = 'Ya no hay nada que leer';
export const paperWithdrawnOpening =
  'Lo que se le envió ya no hace falta. No tiene que hacer nada.';
export const paperDoneSubject = 'Está completo';
export const paperDoneOpening =
  'Lo que usted leyó y confirmó está completo. Puede guardarlo con el enlace de abajo.';
