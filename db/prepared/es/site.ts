import type { PreparedTexts } from '../prepared-texts.ts';

export const site: PreparedTexts = {
  '<area> at {firm} in {city}, {region}: what it is about, and how to reach us.':
    '<area> en {firm}, en {city}, {region}: de qué se trata y cómo comunicarse con nosotros.',
  'What this is about, and how to reach us.': 'De qué se trata y cómo comunicarse con nosotros.',
  'Is this your matter?': '¿Es este su caso?',
  '<p>Call {phone} or write to us, and say in your own words what has happened. Ask whether it is a matter that {firm} takes.</p>':
    '<p>Llame al {phone} o escríbanos, y cuente en sus propias palabras qué ha pasado. Pregunte si es un caso que {firm} acepta.</p>',
  'How it begins': 'Cómo empieza',
  'Have at hand what you have in writing: letters, agreements, and the dates in them. Missing papers are fine.':
    'Tenga a la mano lo que hay por escrito: cartas, acuerdos y las fechas que aparecen en ellos. Si le falta algún papel, no importa.',
  'The agreement': 'El contrato',
  'If the firm takes your matter, a written agreement says what it does and how it charges.':
    'Si el bufete acepta su caso, un contrato por escrito dice qué hace y cómo cobra.',
  '<p>This page is general information, not legal advice. Your facts matter.</p>':
    '<p>Esta página es información general, no asesoría legal. Los hechos de su caso importan.</p>',
  '<areas> in {city}': '<areas> en {city}',
  '<areas> in {city}, explained in plain words.': '<areas> en {city}, en palabras sencillas.',
  'Steady counsel, in plain words.': 'Un consejo sereno, en palabras sencillas.',
  '<areas> in {city}. We explain each step, so that you can choose the next one.':
    '<areas> en {city}. Le explicamos cada paso para que usted pueda elegir el siguiente.',
  'Say it in your own words, and we will find the right person.':
    'Cuéntenoslo en sus propias palabras y encontraremos a la persona indicada.',
  'Probate is paid from what somebody leaves. Enter one number, and see our estimate beside what a living trust would cost.':
    'La sucesión (probate) se paga con lo que alguien deja. Ponga un número y vea nuestro cálculo junto a lo que costaría un fideicomiso en vida.',
  'How we work: plain words, written next steps, no surprises in the bill. <areas> in {city}.':
    'Cómo trabajamos: palabras sencillas, los siguientes pasos por escrito y ninguna sorpresa en la cuenta. <areas> en {city}.',
  '{firm} is a law firm in {city}. Our work: <areas>.':
    '{firm} es un bufete de abogados en {city}. Nuestro trabajo: <areas>.',
  '<p>People come to us in bad weeks: a letter is on the kitchen table, a date is set, something cannot wait. They do not need a speech. They need to know what happens next, what it costs, and what they can leave for later.</p>':
    '<p>La gente llega a nosotros en semanas difíciles: hay una carta en la mesa de la cocina, hay una fecha fijada, algo no puede esperar. No necesita un discurso. Necesita saber qué sigue, cuánto cuesta y qué puede dejar para después.</p>',
  'Where a matter can be settled, we try that first. Where it can’t, we go on prepared.':
    'Cuando un asunto se puede arreglar con un acuerdo, eso intentamos primero. Cuando no se puede, seguimos adelante preparados.',
  'A decision, an agreement or a closed file, and a last list of what is left for you to do.':
    'Una decisión, un acuerdo o un expediente cerrado, y una última lista de lo que le falta hacer a usted.',
  '<p>We promise no outcomes; nobody honestly can. If yours is not a matter for us, we say so. {referral} can then name somebody.</p><p><a href="/attorneys">Meet the {attorneys}</a></p>':
    '<p>No prometemos resultados; nadie puede hacerlo con honestidad. Si el suyo no es un caso para nosotros, se lo decimos. {referral} puede entonces darle el nombre de alguien.</p><p><a href="/attorneys">Conozca a nuestros abogados</a></p>',
  'Each kind of work, and what happens first.': 'Cada clase de trabajo, y qué pasa primero.',
  'The kinds of work': 'Las clases de trabajo',
  'Plain-words articles on <areas> in {city}.':
    'Artículos en palabras sencillas sobre <areas> en {city}.',
  'What we have learned, written down without the Latin.':
    'Lo que hemos aprendido, escrito sin latines.',
  'Outside articles that we read and think worth your time.':
    'Artículos de otras fuentes que leímos y que, creemos, valen su tiempo.',
  'What changed in <areas>, and whether it matters to you.':
    'Qué cambió en <areas>, y si a usted le importa.',
  'What would probate cost your family, and what does a living trust cost? One number in, two costs out.':
    '¿Cuánto le costaría a su familia una sucesión, y cuánto cuesta un fideicomiso en vida? Usted pone un número y ve dos costos.',
  'What might probate cost your family?': '¿Cuánto podría costarle a su familia una sucesión?',
  'Probate is paid from what somebody leaves. Enter one number, and see our estimate.':
    'La sucesión (probate) se paga con lo que alguien deja. Ponga un número y vea nuestro cálculo.',
  'Probate calculator': 'Calculadora de sucesión',
  'What might probate cost your family? One number in, our estimate out.':
    '¿Cuánto podría costarle a su familia una sucesión? Usted pone un número y ve nuestro cálculo.',
  'One number in, our estimate out. Nothing is stored unless you leave an e-mail address.':
    'Usted pone un número y ve nuestro cálculo. No guardamos nada, a menos que nos deje su correo electrónico.',
  '<p>Reading this website, booking a consultation or writing to us does not make {firm} your lawyer. That happens only when both of us have signed a fee agreement. Until then no deadline of yours is in our hands.</p>':
    '<p>Leer este sitio web, reservar una consulta o escribirnos no convierte a {firm} en su abogado. Eso ocurre solo cuando las dos partes hemos firmado un contrato de honorarios. Hasta entonces, ningún plazo suyo está en nuestras manos.</p>',
  '<p>Its results are planning estimates. What probate costs in your case can be more or less. Using it does not make us your lawyer.</p>':
    '<p>Sus resultados son cálculos aproximados para planear. Lo que cuesta una sucesión en su caso puede ser más o menos. Usarla no nos convierte en su abogado.</p>',
  'This site offers no calculator at present.':
    'Por ahora, este sitio no ofrece ninguna calculadora.',
};
