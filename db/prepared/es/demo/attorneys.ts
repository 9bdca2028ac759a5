import type { PreparedTexts } from '../../prepared-texts.ts';

export const attorneys: PreparedTexts = {
  'Maren Castellane': 'Maren Castellane',
  'Maren Castellane, Family law': 'Maren Castellane, derecho de familia',
  'She helps parents and spouses come apart without coming undone: custody, divorce, support. In English or in Spanish.':
    'Ayuda a padres y cónyuges a separarse sin perderse por el camino: custodia, divorcio, manutención. En inglés o en español.',
  'What she does': 'Qué hace',
  '<p>Maren works for one parent or one spouse at a time, mostly in the months between “we can’t go on” and a signed judgment. She asks what a normal week should look like a year from now, and writes that week down. The papers follow from it.</p>':
    '<p>Maren trabaja para un solo padre, una sola madre o un solo cónyuge a la vez, casi siempre en los meses que van del «ya no podemos seguir» a la sentencia firmada. Pregunta cómo debería ser una semana normal dentro de un año, y escribe esa semana. De ahí salen los papeles.</p>',
  'A settlement, in plain words': 'El acuerdo, en palabras sencillas',
  'What both of you agree to in writing. Once a judge signs it, it counts as much as a judgment.':
    'Lo que los dos aceptan por escrito. Cuando un juez lo firma, vale tanto como una sentencia.',
  '<p>She mediated for years before she took cases to court, and still settles where a settlement holds. Where it does not, she tries the case herself.</p><p>You see every letter before it goes out. She reads agreements aloud with you, and stops where your face says “what?”.</p>':
    '<p>Fue mediadora durante años antes de llevar casos a los tribunales, y todavía busca un acuerdo cuando el acuerdo se sostiene. Cuando no, ella misma lleva el juicio.</p><p>Usted ve cada carta antes de que salga. Maren lee los acuerdos en voz alta con usted, y se detiene donde su cara pregunta «¿cómo?».</p>',
  'J.D., sample school of law, 2003':
    'Doctorado en Derecho (J.D.), escuela de derecho de ejemplo, 2003',
  'B.A. in history, sample university, 1999':
    'Licenciatura en Historia (B.A.), universidad de ejemplo, 1999',
  'Training as a family mediator, sample institute, 1999':
    'Formación como mediadora familiar, instituto de ejemplo, 1999',
  'Family law section, sample bar association':
    'Sección de derecho de familia, colegio de abogados de ejemplo',
  'Theo Okonjo': 'Theo Okonjo',
  'Theo Okonjo, Estate planning': 'Theo Okonjo, planificación patrimonial',
  'He writes wills and trusts that the family can still read when they need them.':
    'Escribe testamentos y fideicomisos que la familia todavía puede leer cuando los necesita.',
  'What he does': 'Qué hace',
  '<p>Theo begins with a sheet of paper and your family on it: who is there, who depends on whom, who lives in the house. Only then does he ask what you own.</p>':
    '<p>Theo empieza con una hoja de papel y la familia de usted en ella: quién está, quién depende de quién, quién vive en la casa. Solo entonces pregunta qué tiene usted.</p>',
  'A box with a name on it. What you put into it, somebody you choose looks after by your rules, and passes on.':
    'Una caja con un nombre. Lo que usted pone en ella lo cuida alguien que usted elige, según las reglas de usted, y después lo entrega.',
  '<p>Most people need fewer documents than they fear. You hear which ones, what each is for, and what happens without it, before he drafts a line.</p><p>When the papers are signed, you get a folder with two pages on top: where everything is, and whom to call.</p>':
    '<p>La mayoría de la gente necesita menos documentos de los que teme. Theo le dice cuáles, para qué sirve cada uno y qué pasa sin él, antes de escribir una línea.</p><p>Cuando los papeles están firmados, usted recibe una carpeta con dos páginas al frente: dónde está todo y a quién llamar.</p>',
  'J.D., sample school of law, 2009':
    'Doctorado en Derecho (J.D.), escuela de derecho de ejemplo, 2009',
  'B.S. in accounting, sample university, 2005':
    'Licenciatura en Contabilidad (B.S.), universidad de ejemplo, 2005',
  'Trusts and estates section, sample bar association':
    'Sección de fideicomisos y herencias, colegio de abogados de ejemplo',
  'Ines Halloran': 'Ines Halloran',
  'Ines Halloran, Trust administration': 'Ines Halloran, administración de fideicomisos',
  'She goes through the papers with those who have been left to deal with them. In English or in Portuguese.':
    'Revisa los papeles junto con las personas a quienes les tocó encargarse de ellos. En inglés o en portugués.',
  '<p>Somebody has died, and you are the trustee. Ines turns the box of papers into a list with dates on it: what has to be done, by whom, and what can wait.</p>':
    '<p>Alguien ha muerto, y a usted le toca administrar el fideicomiso. Ines convierte la caja de papeles en una lista con fechas: qué hay que hacer, quién lo hace y qué puede esperar.</p>',
  'A trustee, in plain words': 'El administrador del fideicomiso, en palabras sencillas',
  'The person who looks after what is in a trust, for those it is meant for, and has to be able to account for it.':
    'La persona que cuida lo que hay en un fideicomiso, en beneficio de quienes deben recibirlo, y que tiene que poder rendir cuentas de ello.',
  '<p>She writes the letters to banks, buyers and relatives, and shows you each one first. Every month you get one page about where things stand.</p><p>If the family disagrees, she says early what a court would look at, so that you can decide whether it is worth it.</p>':
    '<p>Ella escribe las cartas a bancos, compradores y parientes, y se las muestra primero a usted. Cada mes usted recibe una página que dice cómo va todo.</p><p>Si la familia no está de acuerdo, le dice a tiempo en qué se fijaría un juez, para que usted decida si vale la pena.</p>',
  'J.D., sample school of law, 2014':
    'Doctorado en Derecho (J.D.), escuela de derecho de ejemplo, 2014',
  'B.A. in linguistics, sample university, 2010':
    'Licenciatura en Lingüística (B.A.), universidad de ejemplo, 2010',
  'Founding partner, Family law': 'Socia fundadora, derecho de familia',
  'Mediated before she litigated. Reads every agreement aloud before anyone signs it.':
    'Fue mediadora antes de litigar. Lee cada acuerdo en voz alta antes de que alguien lo firme.',
  English: 'Inglés',
  Spanish: 'Español',
  'Partner, Estate planning': 'Socio, planificación patrimonial',
  'Draws the family tree first and the documents second.':
    'Primero dibuja el árbol de la familia y después escribe los documentos.',
  'Counsel, Trust administration': 'Abogada asociada, administración de fideicomisos',
  'Turns a box of papers into a list with dates on it.':
    'Convierte una caja de papeles en una lista con fechas.',
  Portuguese: 'Portugués',
};
