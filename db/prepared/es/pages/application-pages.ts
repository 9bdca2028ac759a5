import type { PreparedTexts } from '../../prepared-texts.ts';

export const applicationPages: PreparedTexts = {
  'Our {attorneys}': 'Nuestros abogados',
  'The people who answer: our {attorneys} in {city}, what they do and how they work.':
    'Las personas que le responden: nuestros abogados en {city}, qué hacen y cómo trabajan.',
  'The {attorney} you meet is the {attorney} who does the work. Choose whom you would like to talk to.':
    'El abogado o la abogada con quien usted habla es quien hace el trabajo. Elija con quién quiere hablar.',
  'Probate or living trust calculator': 'Calculadora de sucesión o fideicomiso en vida',
  'What would probate cost your family in California, and what does a living trust cost? One number in, two costs out.':
    '¿Cuánto le costaría a su familia una sucesión en California, y cuánto cuesta un fideicomiso en vida? Usted pone un número y ve dos costos.',
  'Probate or a living trust: what is the difference in dollars?':
    'Sucesión ante el tribunal (probate) o fideicomiso en vida: ¿cuál es la diferencia en dólares?',
  'One number in, two costs out. Nothing is stored unless you leave an e-mail address.':
    'Usted pone un número y ve dos costos. No guardamos nada, a menos que nos deje su correo electrónico.',
  'A living trust, in plain words': 'El fideicomiso en vida, en palabras sencillas',
  'A folder with your name on it that already owns the house. You keep the keys; the folder knows who gets them next.':
    'Una carpeta con su nombre que ya es dueña de la casa. Usted conserva las llaves; la carpeta sabe a quién le tocan después.',
  'Schedule Consultation': 'Reservar una consulta',
  'Schedule Your Consultation': 'Reserve su consulta',
  'Choose a free time for a first consultation with {anAttorney} in {city}.':
    'Elija una hora libre para una primera consulta con un abogado o una abogada en {city}.',
  'Choose a free time for a first consultation.': 'Elija una hora libre para una primera consulta.',
  'Write to us, call us or find the way to our office in {city}. A person reads every message.':
    'Escríbanos, llámenos o vea cómo llegar a nuestra oficina en {city}. Una persona lee cada mensaje.',
  'Tell us what is going on': 'Cuéntenos qué está pasando',
  'In your own words. A person reads every message{replyPromise}.':
    'En sus propias palabras. Una persona lee cada mensaje{replyPromise}.',
  'Plain-words articles on divorce, custody, wills, living trusts and probate in {city} and {state}.':
    'Artículos en palabras sencillas sobre divorcio, custodia, testamentos, fideicomisos en vida y sucesiones en {city}, {state}.',
  'What we have learned from {city} families, written down without the Latin.':
    'Lo que hemos aprendido de las familias de {city}, escrito sin latines.',
  'News from elsewhere': 'Noticias de otros sitios',
  'Outside articles on family and estate law that we read and think worth your time.':
    'Artículos de otras fuentes sobre derecho de familia y herencias que leímos y que, creemos, valen su tiempo.',
  'Outside articles that we read and think worth your time. They open on the sites that wrote them.':
    'Artículos de otras fuentes que leímos y que, creemos, valen su tiempo. Se abren en los sitios donde se publicaron.',
  Reviews: 'Opiniones',
  'A selection of what clients wrote about our work, in their own words.':
    'Una selección de lo que los clientes escribieron sobre nuestro trabajo, en sus propias palabras.',
  'A selection, in their own words. What was right for them may not be right for you.':
    'Una selección, en sus propias palabras. Lo que les sirvió a ellos puede no servirle a usted.',
  Newsletter: 'Boletín',
  'A plain-words letter, when we publish something':
    'Una carta en palabras sencillas, cuando publicamos algo',
  'What changed in California family and estate law, and whether it matters to you.':
    'Qué cambió en el derecho de familia y de herencias de California, y si a usted le importa.',
  'Every page of this website in one list.': 'Todas las páginas de este sitio web en una lista.',
};
