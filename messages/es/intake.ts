import { message } from './language.ts';

// The client's own page of questions.
export const pageTitle = 'Algunas preguntas';
export const aboutConsultation = message('Su consulta: {when}');
export const aboutConsultationWith = message('Su consulta: {when}, con {attorney}');
export const progress = 'Progreso';
export const done = 'Listo:';
export const stepNames = 'Nombres';
export const stepQuestions = 'Preguntas';
export const stepReview = 'Revisar y enviar';

export const namesTitle = 'Primero, los nombres';
export const namesLead =
  'Antes de que alguien aquí lea su historia, nos aseguramos de que no trabajamos ya para la otra parte. Nadie de esta lista tendrá noticias nuestras.';
export const legalName = 'Su nombre legal completo';
export const formerNames = 'Nombres que tuvo antes';
export const otherName = 'Nombre completo de la otra persona';
export const otherAttorney = 'El abogado o la abogada de esa persona';
export const otherPeople = 'Otras personas involucradas';
export const otherPeopleHint =
  'Una nueva pareja, un negocio, una abuela. Un nombre por línea o separados por comas.';
export const aboutCheckTitle = 'La revisión de conflictos, en palabras sencillas';
export const aboutCheck =
  'Un bufete no puede trabajar para ambas partes. Comparamos estos nombres con nuestra lista. Si alguno está en ella, se lo decimos antes de que nos cuente más.';
export const whoReadsTitle = '¿Quién lee esto?';
export const whoReads = message('Solo las personas de {firm}. Sus respuestas se guardan cifradas.');
export const howLongTitle = '¿Cuánto tiempo toma?';
export const howLong =
  'Los nombres toman un minuto. Después viene una pregunta a la vez. Cada respuesta se guarda en cuanto pulsa Continuar, y el enlace de nuestro correo le trae de vuelta a donde estaba.';
export const notRequiredTitle = 'No todo es necesario';
export const notRequired = 'Omita lo que no sepa o prefiera decir en persona: pulse Continuar.';

export const waitingTitle = 'Gracias. Estamos revisando los nombres.';
export const waitingLead =
  'Las demás preguntas se abren en cuanto terminemos. Puede cerrar esta página.';
export const waitingMail = message('Entonces le escribimos a <to>{email}</to>.');
export const waitingNoMail = 'Vuelva a esta página más tarde.';
export const lookAgain = 'Mirar de nuevo';
export const changeNames = 'Cambiar los nombres';
export const closedTitle = 'No podemos continuar con esto aquí.';
export const closedLead = message('Por favor, llámenos al <phone>{phone}</phone>.');

export const next = 'Continuar';
export const back = 'Atrás';
export const saveForLater = 'Guardar y volver más tarde';
export const questionOf = message('Pregunta {place} de {count}');
export const yes = 'Sí';
export const no = 'No';
export const street = 'Calle y número';
export const city = 'Ciudad';
export const region = 'Estado o región';
export const postalCode = 'Código postal';
export const personName = 'Nombre completo';
export const birthDate = 'Fecha de nacimiento';
export const contact = 'Teléfono o correo electrónico';
export const amountHint = message('En {currency}. Basta con una estimación.');
export const filesHint = message(
  '{count, plural, one {Un archivo} other {Hasta # archivos}}: PDF, JPEG, PNG, HEIC o Word (.docx), de hasta {max} MB cada uno. También sirven fotos.',
);
export const filesFull = 'Aquí ya no se puede añadir más.';
export const filesLater = 'Dentro de un momento podrá añadir archivos aquí.';
export const fileGone = 'Un archivo que se quitó';
export const checkAnswer = 'Revise su respuesta, por favor.';
export const checkNames = 'Revise los nombres, por favor.';

export const laterTitle = 'Guardado. Cierre la página cuando quiera.';
export const laterLead = 'Lo que ha respondido hasta ahora está guardado.';
export const laterMail = message(
  'El enlace de nuestro correo a <to>{email}</to> abre esta página donde la dejó.',
);
export const laterNoMail = 'Esta página se abre donde la dejó: guarde su dirección.';
export const goOnNow = 'Seguir ahora';
export const sendLinkAgain = 'Enviar el enlace de nuevo';
export const linkSent = message('Estamos enviando el enlace a <to>{email}</to>.');
export const timeIsSafe = message(
  '<what>Su hora no está en peligro.</what> {when} sigue siendo suya, con o sin estas respuestas.',
);
export const sharedTitle = '¿Computadora compartida?';
export const shared =
  'Cierre esta página y bórrela del historial del navegador. Sin el enlace nadie puede entrar.';

export const reviewTitle = 'Revise sus respuestas';
export const reviewLead = 'Cambie lo que no esté bien. Todavía no se ha enviado nada.';
export const noAnswer = 'Sin respuesta';
export const missing = 'Responda, por favor';
export const answer = 'Responder';
export const change = 'Cambiar';
export const changeWhat = message('Cambiar: {question}');
export const missingNotice = message(
  '{count, plural, one {Todavía falta una respuesta.} other {Todavía faltan # respuestas.}}',
);
export const send = 'Enviar las respuestas';
export const sentTitle = 'Tenemos sus respuestas.';
export const sentLead =
  'Gracias. Las leemos antes de hablar con usted. Todavía puede cambiarlas aquí: vemos qué cambió y qué decía antes.';
export const sentOpen = message(
  '{count, plural, one {Surgió una pregunta más} other {Surgieron # preguntas más}} por sus cambios.',
);
export const print = 'Imprimir';
export const failed = 'Eso no funcionó';

export const linkTitle = 'Ayúdenos a prepararnos';
export const linkText =
  'Unas preguntas antes de la reunión. Puede parar en cualquier momento y continuar después.';
export const answerThem = message('Responder: {title}');
export const seeThem = message('Ver sus respuestas: {title}');
