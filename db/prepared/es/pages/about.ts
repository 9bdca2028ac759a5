import type { PreparedTexts } from '../../prepared-texts.ts';

export const about: PreparedTexts = {
  'About us': 'Quiénes somos',
  'How we work: plain words, written next steps, no surprises in the bill. Family law and estate planning in {city}.':
    'Cómo trabajamos: palabras sencillas, los siguientes pasos por escrito y ninguna sorpresa en la cuenta. Derecho de familia y planificación patrimonial en {city}.',
  'We explain it until it makes sense': 'Se lo explicamos hasta que quede claro',
  '{firm} is a small firm in {city}. We do family law, estates and trusts, and nothing else.':
    '{firm} es un bufete pequeño en {city}. Nos dedicamos al derecho de familia, las herencias y los fideicomisos, y a nada más.',
  '<p>People come to us in bad weeks: a marriage is ending, a parent has died, a letter from the court is on the kitchen table. They do not need a speech. They need to know what happens next, what it costs, and what they can leave for later.</p>':
    '<p>La gente llega a nosotros en semanas difíciles: un matrimonio se acaba, ha muerto el padre o la madre, hay una carta del tribunal en la mesa de la cocina. No necesita un discurso. Necesita saber qué sigue, cuánto cuesta y qué puede dejar para después.</p>',
  'How we work': 'Cómo trabajamos',
  'Plain words.': 'Palabras sencillas.',
  'If you cannot repeat to a friend what we told you, we have not explained it well enough.':
    'Si usted no puede contarle a un amigo lo que le dijimos, no lo hemos explicado bien.',
  'Written next steps.': 'Los siguientes pasos, por escrito.',
  'After each meeting you get a short list: what we do, what you do, and by when.':
    'Después de cada reunión usted recibe una lista corta: qué hacemos nosotros, qué hace usted y para cuándo.',
  'The calmest road first.': 'Primero, el camino más tranquilo.',
  'Most family matters can be settled. Where they cannot, we go to court prepared.':
    'La mayoría de los asuntos de familia se puede arreglar con un acuerdo. Cuando no se puede, vamos al tribunal preparados.',
  'One person who answers.': 'Una sola persona que responde.',
  'The {attorney} you meet is the {attorney} who does the work.':
    'El abogado o la abogada con quien usted habla es quien hace el trabajo.',
  'How a matter runs': 'Cómo avanza un caso',
  'The first talk': 'La primera conversación',
  'You tell us what is going on': 'Usted nos cuenta qué está pasando',
  'In your own words. You hear what happens next, what it would cost, and whether you need us at all.':
    'En sus propias palabras. Le decimos qué sigue, cuánto costaría y si de verdad nos necesita.',
  'After it': 'Después',
  'You get a list': 'Usted recibe una lista',
  'What we do, what you do, and by when. With it comes the fee agreement, to read at home before you sign.':
    'Qué hacemos nosotros, qué hace usted y para cuándo. Con ella va el contrato de honorarios, para que lo lea en casa antes de firmar.',
  'The work': 'El trabajo',
  'You know where it stands': 'Usted sabe cómo va todo',
  'You see what we write in your name before it goes out, and every answer when it comes.':
    'Usted ve lo que escribimos en su nombre antes de enviarlo, y cada respuesta cuando llega.',
  'The end': 'El final',
  'It is written down': 'Queda por escrito',
  'A judgment, a signed plan or a closed estate, and a last list of what is left for you to do.':
    'Una sentencia, un plan firmado o una herencia ya entregada, y una última lista de lo que le falta hacer a usted.',
  'A fee agreement, in plain words': 'El contrato de honorarios, en palabras sencillas',
  'The paper that says what a lawyer does for you, how it is charged, and what each side may expect of the other.':
    'El documento que dice qué hace un abogado por usted, cómo se cobra y qué puede esperar cada parte de la otra.',
  'What it costs': 'Cuánto cuesta',
  '<p>Before we start, you get a written fee agreement that says how we charge and what we expect it to come to. If that changes, you hear it from us before it happens, and you decide.</p>':
    '<p>Antes de empezar, usted recibe un contrato de honorarios por escrito. Dice cómo cobramos y cuánto calculamos que va a costar. Si eso cambia, se lo decimos antes de que ocurra, y usted decide.</p>',
  '<p>An initial consultation is free.</p>': '<p>La primera consulta es gratuita.</p>',
  'What we don’t do': 'Lo que no hacemos',
  '<p>We promise no outcomes; nobody honestly can. We don’t take criminal, immigration or injury cases. If yours is one of those, the lawyer referral service of the county bar can name somebody who does.</p><p><a href="/attorneys">Meet the {attorneys}</a></p>':
    '<p>No prometemos resultados; nadie puede hacerlo con honestidad. No llevamos casos penales, de inmigración ni de lesiones. Si el suyo es uno de esos, el servicio de referencia de abogados del colegio de abogados del condado puede darle el nombre de alguien que sí los lleva.</p><p><a href="/attorneys">Conozca a nuestros abogados</a></p>',
};
