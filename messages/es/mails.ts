import { message } from './language.ts';

export const salutation = message('Hola, {name}:');
export const subjectWithTime = message('{subject}: {time}');
export const longTime = message('{weekday}, {date}, {time} ({zone})');
export const shortTime = message('{weekday}, {day}, {time}');
export const officeTime = message('{time} ({zone})');

export const when = 'Cuándo';
export const timeAtOffice = 'Hora en la oficina';
export const howLong = 'Duración';
export const minutes = message('{count, plural, one {# minuto} other {# minutos}}');
export const questions = 'Preguntas';
export const callOrReply = message('Llame al {phone} o responda a este correo');
export const what = 'Tipo de consulta';
export const price = 'Precio';
export const withWhom = 'Con';
export const practiceArea = 'Área de práctica';
export const where = 'Dónde';
export const pleaseNote = 'Tenga en cuenta';
export const parkingAndAccess = 'Estacionamiento y acceso';
export const whatToBring = 'Qué traer';
export const haveAtHand = 'Tenga a la mano';
export const openLink = 'Abrir el enlace';

export const videoLinkLater = 'Por video. Le enviaremos el enlace.';
export const weCall = message('Por teléfono: {who} le llamará al {phone}');
export const clientCalls = message('Por teléfono: llámenos al {phone}');

export const confirmMoveOrCancel = 'Confirmar, cambiar o cancelar';
export const seeMoveOrCancel = 'Ver, cambiar o cancelar';
export const changeOnPage = message(
  'En esa página puede cambiarla o cancelarla hasta {hours} horas antes de que empiece. Después de ese momento, llame al {phone}.',
);
export const changeByPhone = message('Para cambiarla o cancelarla, llame al {phone}.');
export const waitedDays = 'Días';
export const fromUntil = message('{from} a {until}');
export const insteadOf = 'En lugar de';
export const heldUntil = 'Se la guardamos hasta';
export const answerOffer = 'Tomar esta hora o decir que no';
export const seeOrLeaveList = 'Verlo o salir de la lista';
export const waitSmallPrint =
  'Recibe este correo porque alguien, probablemente usted, pidió en nuestro sitio web que le avisemos cuando se libere una hora. Para que paremos, salga de la lista en esa página.';
export const findAnotherTime = 'Buscar otra hora';
export const bookingSmallPrint = 'Reservar una consulta no crea una relación de abogado y cliente.';
export const reminderSmallPrint =
  'Recibe este correo porque se reservó una consulta con esta dirección.';
export const cancelledSmallPrint = 'El archivo adjunto quita la consulta de su calendario.';

export const replyTime = message('Respondemos {when}.');
export const messageSmallPrint = 'Enviar un mensaje no crea una relación de abogado y cliente.';
export const yourMessageToUs = 'El mensaje que nos envió';
export const replyToAnswer = 'Para contestarnos, responda a este correo.';

export const sendMeTheLetter = 'Sí, envíenme el boletín';
export const subscriptionSmallPrint =
  'Recibe este correo una sola vez, porque esta dirección se escribió en nuestro sitio web.';
export const stopAnyTime = 'Puede dejar de recibirlo en cualquier momento con un clic:';
export const stopTheLetter = 'dejar de recibir el boletín';
export const welcomeSmallPrint =
  'Recibe este correo porque confirmó su suscripción en nuestro sitio web.';
export const letterSmallPrint =
  'Recibe este boletín porque confirmó su suscripción en nuestro sitio web.';
export const letterInOriginal = 'Esta edición solo existe en inglés, por eso se la enviamos así.';
export const unsubscribe = 'Cancelar la suscripción';
export const readArticle = 'Leer el artículo';

export const mayNotNeedProbate = message(
  'Es posible que no necesite el proceso completo de sucesión. {ways}',
);
export const estateValue = 'Valor de los bienes';
export const probate = 'Sucesión testamentaria';
export const livingTrust = 'Fideicomiso en vida';
export const savings = 'Ahorro';
export const attorneyFees = 'Honorarios del abogado';
export const executorFees = 'Honorarios del albacea';
export const courtCosts = 'Costos del tribunal';
export const openOnWebsite = 'Abrir en nuestro sitio web';
export const calculationSmallPrint =
  'Recibe este correo porque esta dirección se escribió junto con el cálculo.';

export const openDocuments = 'Abrir su página';
export const documentsSmallPrint =
  'El enlace es solo para usted: quien lo tenga puede ver lo que hemos puesto en su página. Por favor, no reenvíe este correo.';
export const answerQuestions = 'Responder las preguntas';
export const goOnWithQuestions = 'Continuar con las preguntas';
export const questionsSmallPrint = 'Responder preguntas no crea una relación de abogado y cliente.';
