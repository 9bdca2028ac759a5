import type { PreparedTexts } from '../../prepared-texts.ts';

export const criminalDefense: PreparedTexts = {
  'Investigations, charges and hearings in {city}: what to say, and what happens first.':
    'Investigaciones, cargos y audiencias en {city}: qué decir y qué pasa primero.',
  'A knock at the door, a letter, a call from a station. You have the right to say nothing until you have talked to a lawyer. Use it.':
    'Alguien toca a la puerta, llega una carta, llaman de la comisaría. Usted tiene derecho a no decir nada hasta hablar con un abogado. Úselo.',
  '<p>If somebody has been arrested, call us; don’t write it in a form. If the police want to talk to you, you may say: I would like to speak with a lawyer first.</p>':
    '<p>Si arrestaron a alguien, llámenos; no lo escriba en un formulario. Si la policía quiere hablar con usted, puede decir: Quiero hablar primero con un abogado.</p>',
  'Before a charge': 'Antes de los cargos',
  '<p>You can be asked for a talk before anybody accuses you of anything. What you say can be used, also what you say to be helpful. A lawyer can answer for you, and can find out what it is about.</p>':
    '<p>Pueden pedirle que hable antes de que alguien le acuse de nada. Lo que usted diga se puede usar, también lo que diga por ayudar. Un abogado puede responder por usted y averiguar de qué se trata.</p>',
  'Arrest and bail': 'Arresto y fianza',
  '<p>After an arrest a judge decides whether somebody may go home until the trial, and on which terms. Work, family, and ties to the place can count. Calls from a jail are usually recorded: talk about the place and the name, not about what happened.</p>':
    '<p>Después de un arresto, un juez decide si la persona puede irse a casa hasta el juicio, y con qué condiciones. Pueden contar el trabajo, la familia y los lazos con el lugar. Las llamadas desde la cárcel por lo general se graban: hable del lugar y del nombre, no de lo que pasó.</p>',
  'Bail, in plain words': 'La fianza, en palabras sencillas',
  'Money or a promise that is given so that somebody can wait for the trial at home.':
    'Dinero o una promesa que se da para que alguien pueda esperar el juicio en casa.',
  'The case': 'El caso',
  '<p>A charge is a claim that has to be proved. Some cases are dismissed, some end with an agreement, some go to trial. You decide how you plead, after you have heard what each way would mean.</p>':
    '<p>Un cargo es una acusación que hay que probar. Algunos casos se desestiman, otros terminan con un acuerdo y otros van a juicio. Usted decide cómo se declara, después de escuchar qué significaría cada camino.</p>',
  'Arraignment, in plain words': 'La lectura de cargos (arraignment), en palabras sencillas',
  'The first hearing, at which the charge is read and you say how you plead.':
    'La primera audiencia, en la que se leen los cargos y usted dice cómo se declara.',
  'What follows': 'Lo que viene después',
  '<p>A conviction can touch a job, a license, a home or the right to stay in the country. Ask about that before a case ends, not after it. The law may allow some records to be cleared later.</p>':
    '<p>Una condena puede afectar un trabajo, una licencia, una vivienda o el derecho a quedarse en el país. Pregunte por eso antes de que termine el caso, no después. Es posible que la ley permita limpiar algunos antecedentes más adelante.</p>',
  Now: 'Ahora',
  'Say nothing about it': 'No diga nada sobre lo que pasó',
  'Not to the police, not to friends, not online. Give your name, and ask for a lawyer.':
    'Ni a la policía, ni a los amigos, ni en internet. Dé su nombre y pida un abogado.',
  'We read the papers': 'Leemos los papeles',
  'What you are accused of, when the next date is, and what must not be missed.':
    'De qué se le acusa, cuándo es la próxima fecha y a qué no se puede faltar.',
  'We ask for the evidence': 'Pedimos las pruebas',
  'Reports, videos and names. You read what there is, with us.':
    'Informes, videos y nombres. Usted lee lo que hay, junto con nosotros.',
  'Before each hearing': 'Antes de cada audiencia',
  'You know what comes': 'Usted sabe qué viene',
  'Where to be, what to wear, what will be asked, and what may be decided.':
    'Dónde presentarse, qué ponerse, qué le van a preguntar y qué se puede decidir.',
  'Find every paper with a date on it, and go to every date.':
    'Busque todos los papeles que tengan una fecha, y vaya a todas las citas.',
  'Talk about what happened to nobody but your lawyer.':
    'No hable de lo que pasó con nadie más que con su abogado.',
  'Delete nothing, and hand over no phone without advice.':
    'No borre nada, y no entregue ningún teléfono sin consejo.',
  'Write down the names of those who were there, for your lawyer alone.':
    'Anote los nombres de quienes estaban allí, solo para su abogado.',
  'The police want to talk to me. Should I go?': 'La policía quiere hablar conmigo. ¿Debo ir?',
  'Talk to a lawyer before you do. You may decline to answer questions, and you may have a lawyer with you. To ask for one is not an admission.':
    'Hable antes con un abogado. Usted puede negarse a responder preguntas, y puede tener un abogado a su lado. Pedirlo no es admitir nada.',
  'They did not read me my rights. Is the case over?':
    'No me leyeron mis derechos. ¿Se acabó el caso?',
  'Usually not. It can mean that some of what you said cannot be used. Tell us what was asked, and when.':
    'Por lo general, no. Puede significar que parte de lo que usted dijo no se puede usar. Díganos qué le preguntaron y cuándo.',
  'Somebody I love was arrested. What can I do?':
    'Arrestaron a alguien que quiero. ¿Qué puedo hacer?',
  'Find out where they are and under which name they are booked. Tell them to ask for a lawyer, and not to talk about what happened on the phone. Then call us.':
    'Averigüe dónde está y con qué nombre lo registraron. Dígale que pida un abogado y que no hable por teléfono de lo que pasó. Luego llámenos.',
  'Criminal Defense Consultation (45 min)': 'Consulta de defensa penal (45 min)',
  'The charge, the next date, and what to leave unsaid.':
    'El cargo, la próxima fecha y lo que es mejor callar.',
  'Every paper from the police or the court. Missing papers are fine.':
    'Todos los papeles de la policía o del tribunal. Si le falta alguno, no importa.',
  'The next date and the court. Please don’t write what happened; tell us in person.':
    'La próxima fecha y el tribunal. Por favor, no escriba lo que pasó; díganoslo en persona.',
};
