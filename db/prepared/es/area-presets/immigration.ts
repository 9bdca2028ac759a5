import type { PreparedTexts } from '../../prepared-texts.ts';

export const immigration: PreparedTexts = {
  'Visas, permanent residence, citizenship and removal in {city}: what each step asks of you.':
    'Visas, residencia permanente, ciudadanía y deportación en {city}: qué le pide cada paso.',
  'Forms, dates and long waits decide where you may live and work. We go through them with you, one at a time.':
    'Formularios, fechas y largas esperas deciden dónde puede usted vivir y trabajar. Los revisamos con usted, uno por uno.',
  '<p>You may have a letter that you don’t understand, or a date that frightens you. Bring it. What you tell us stays with us, whatever your papers say.</p>':
    '<p>Tal vez tiene una carta que no entiende o una fecha que le da miedo. Tráigala. Lo que usted nos cuenta se queda con nosotros, digan lo que digan sus papeles.</p>',
  'Visas and work': 'Visas y trabajo',
  '<p>A visa says what you may do here, and for how long. Some are for study, some for a visit, some for one job with one employer. A change of job, school or address can need a form before it happens. Ask first.</p>':
    '<p>Una visa dice qué puede hacer usted aquí y por cuánto tiempo. Unas son para estudiar, otras para una visita, otras para un solo trabajo con un solo empleador. Cambiar de trabajo, de escuela o de domicilio puede exigir un formulario antes del cambio. Pregunte primero.</p>',
  'Permanent residence': 'Residencia permanente',
  '<p>The right to stay for good can come through a relative, an employer or a need for protection. Each way has its own forms, its own proof and its own waiting list. We look at which ones are open to you, and which one is shorter.</p>':
    '<p>El derecho a quedarse para siempre puede venir por un familiar, por un empleador o por una necesidad de protección. Cada camino tiene sus propios formularios, sus propias pruebas y su propia lista de espera. Miramos cuáles están abiertos para usted y cuál es más corto.</p>',
  'A waiting list, in plain words': 'La lista de espera, en palabras sencillas',
  'Where there are fewer places than people, the date of your first paper can set your place in the line.':
    'Cuando hay menos lugares que personas, la fecha de su primer documento puede fijar su lugar en la fila.',
  Citizenship: 'Ciudadanía',
  '<p>Permanent residents can ask for citizenship after some years. Travel, taxes and old cases can matter, also small ones. Let somebody read your file before you send the form.</p>':
    '<p>Los residentes permanentes pueden pedir la ciudadanía después de algunos años. Los viajes, los impuestos y los casos viejos pueden contar, también los pequeños. Pida que alguien lea su expediente antes de enviar el formulario.</p>',
  Removal: 'Deportación',
  '<p>A notice means that the government wants to send you out of the country. It is not always an order yet. Go to every hearing, keep every paper, and tell the court when you move.</p>':
    '<p>Un aviso significa que el gobierno quiere que usted salga del país. No siempre es ya una orden. Vaya a todas las audiencias, guarde todos los papeles y avise al tribunal cuando se mude.</p>',
  'Removal, in plain words': 'El proceso de remoción (removal), en palabras sencillas',
  'What many people call deportation. In many cases a judge hears both sides first.':
    'Lo que mucha gente llama deportación. En muchos casos, un juez escucha antes a las dos partes.',
  'We read your papers': 'Leemos sus papeles',
  'Passports, visas, letters and old forms. We write down every date in them.':
    'Pasaportes, visas, cartas y formularios viejos. Anotamos cada fecha que aparece en ellos.',
  'Which ways are open, what each needs, and what you should not do in the meantime.':
    'Qué caminos están abiertos, qué necesita cada uno y qué no debe hacer mientras tanto.',
  'Before anything is sent': 'Antes de enviar nada',
  'You read it in a language that you know': 'Usted lo lee en un idioma que conoce',
  'You sign a form with your name. So you should know what it says.':
    'Usted firma el formulario con su nombre. Por eso debe saber lo que dice.',
  'We wait, and answer': 'Esperamos y respondemos',
  'You hear from us when something comes, and when a date comes near.':
    'Le avisamos cuando llega algo y cuando se acerca una fecha.',
  'Put every letter from the government in one folder, with its envelope.':
    'Ponga todas las cartas del gobierno en una carpeta, con sus sobres.',
  'Write down when you came, and every time you left.': 'Anote cuándo llegó y cada vez que salió.',
  'Don’t travel, sign or change jobs before you have asked.':
    'No viaje, no firme nada ni cambie de trabajo antes de preguntar.',
  'Take advice from a lawyer or an accredited representative, not from a notary.':
    'Pida consejo a un abogado o a un representante acreditado, no a un notario. Aquí un notario (notary public) no es abogado.',
  'Is it safe to talk to you?': '¿Es seguro hablar con ustedes?',
  'What you tell a lawyer to get advice is confidential, whatever your papers say. Still, please don’t write details about your status in the form here. Tell us in person or by phone.':
    'Lo que usted le dice a un abogado para pedir consejo es confidencial, digan lo que digan sus papeles. Aun así, por favor no escriba detalles sobre su situación migratoria en el formulario. Díganoslos en persona o por teléfono.',
  'I have missed a date. Is it over?': 'Se me pasó una fecha. ¿Ya se acabó todo?',
  'Not always. Some dates can be reopened if there was a good reason, and if you act soon. Bring the paper with the date on it, and the reason in writing.':
    'No siempre. A veces el caso se puede reabrir si hubo una buena razón y usted actúa pronto. Traiga el papel con la fecha, y la razón por escrito.',
  'How long will my case take?': '¿Cuánto va a tardar mi caso?',
  'That depends on the kind of case, and often on the country where you were born. The government publishes its waiting times. We read them with you, and tell you when they change.':
    'Depende de la clase de caso y, muchas veces, del país donde usted nació. El gobierno publica sus tiempos de espera. Los leemos con usted y le decimos cuándo cambian.',
  'Immigration Consultation (45 min)': 'Consulta de inmigración (45 min)',
  'Your papers, your dates, and which ways are open.':
    'Sus papeles, sus fechas y qué caminos están abiertos.',
  'Passports, visas, and every letter from the government. Copies are fine; missing papers, too.':
    'Pasaportes, visas y todas las cartas del gobierno. Las copias sirven; si le falta algún papel, no importa.',
  'What kind of matter it is, and any date on a letter. Leave out your status and numbers.':
    'De qué clase de asunto se trata y cualquier fecha de una carta. No escriba su situación migratoria ni números.',
};
