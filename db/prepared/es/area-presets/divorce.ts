import type { PreparedTexts } from '../../prepared-texts.ts';

export const divorce: PreparedTexts = {
  'Divorce and separation in {city}: how it begins, what it settles, and what to do first.':
    'Divorcio y separación en {city}: cómo empieza, qué resuelve y qué hacer primero.',
  'Two lives are taken apart, one question at a time. There is an order to it, and you don’t have to answer everything at once.':
    'Dos vidas se separan, una pregunta a la vez. Hay un orden, y no tiene que responder todo de una vez.',
  '<p>You may be sure, or not sure at all. Either way you can ask what would happen. Asking starts nothing.</p>':
    '<p>Tal vez ya lo decidió, o tal vez no sabe todavía. De cualquier forma puede preguntar qué pasaría. Preguntar no inicia nada.</p>',
  'What a divorce settles': 'Qué resuelve un divorcio',
  '<p>It ends the marriage. It also says who has what, who pays which debt, whether one of you supports the other, and where the children live. Where you agree, you write it down together. Where you can’t, a judge decides.</p>':
    '<p>Termina el matrimonio. También dice quién se queda con qué, quién paga qué deuda, si uno de ustedes mantiene al otro y dónde viven los hijos. Donde están de acuerdo, lo escriben juntos. Donde no, decide un juez.</p>',
  'Laying the money open': 'Mostrar las cuentas',
  '<p>Both of you have to show what you earn, own and owe. It is dull work, and it decides much of the rest. What was hidden and is found later can be very costly to the one who hid it.</p>':
    '<p>Los dos tienen que mostrar lo que ganan, lo que tienen y lo que deben. Es un trabajo aburrido, y decide mucho de lo demás. Lo que se escondió y se encuentra después puede salirle muy caro a quien lo escondió.</p>',
  Separation: 'Separación',
  '<p>Some couples live apart without ending the marriage: for faith, for health insurance, or because they need time. What it is called, and what it settles, depends on where you live. We tell you what it would mean for you.</p>':
    '<p>Algunas parejas viven separadas sin terminar el matrimonio: por su fe, por el seguro médico o porque necesitan tiempo. Cómo se llama y qué resuelve depende de dónde vive usted. Le decimos qué significaría en su caso.</p>',
  'The petition goes to the court that is in charge where you live. In some places spouses who agree can file together.':
    'La petición va al tribunal que corresponde al lugar donde usted vive. En algunos lugares, los cónyuges que están de acuerdo pueden presentarla juntos.',
  'The papers are handed over': 'Se entregan los papeles',
  'The other spouse receives them in the way that the law prescribes. From then on there can be rules for both of you about money and children.':
    'El otro cónyuge los recibe de la manera que exige la ley. Desde ese momento puede haber reglas para los dos sobre el dinero y los hijos.',
  'Within the time on the papers': 'Dentro del plazo que dicen los papeles',
  'The papers say how long there is to answer. If nobody answers, the case can go on alone.':
    'Los papeles dicen cuánto tiempo hay para responder. Si nadie responde, el caso puede seguir sin esa persona.',
  'In between': 'Mientras tanto',
  'Income, property and debts, with the papers behind them.':
    'Ingresos, bienes y deudas, con los papeles que los respaldan.',
  'At the end': 'Al final',
  'A judgment': 'Una sentencia',
  'It says what holds from now on. There can be a waiting period before it.':
    'Dice qué vale de ahora en adelante. Antes puede haber un tiempo de espera.',
  'Copy tax returns, pay stubs, and statements of accounts, loans and retirement plans.':
    'Copie declaraciones de impuestos, talones de pago y estados de cuentas, préstamos y planes de retiro.',
  'Write down when you married, and when you began to live apart.':
    'Anote cuándo se casaron y cuándo empezaron a vivir separados.',
  'Change the passwords of your e-mail and your bank.':
    'Cambie las contraseñas de su correo electrónico y de su banco.',
  'How long does a divorce take?': '¿Cuánto tarda un divorcio?',
  'That depends on where you live, on your court, and most of all on how much you agree on. There can be a waiting period. We tell you what is usual at your court.':
    'Depende de dónde vive usted, de su tribunal y, sobre todo, de cuánto se ponen de acuerdo. Puede haber un tiempo de espera. Le decimos qué es lo normal en su tribunal.',
  'In most cases no. It is usually enough that the marriage has broken down. There can be other grounds, too. Ask what is used where you live before you write down reasons that you can’t take back.':
    'En la mayoría de los casos, no. Por lo general basta con que el matrimonio se haya roto. Puede haber también otros motivos. Pregunte qué se usa donde usted vive antes de escribir razones que después no pueda retirar.',
  'Should I move out?': '¿Debo irme de la casa?',
  'Not in a hurry, unless you or the children are not safe. Moving can matter for the home and for the children. Talk to a lawyer first, if you can wait that long.':
    'No con prisa, a menos que usted o los niños corran peligro. Irse puede contar para la casa y para los niños. Hable antes con un abogado, si puede esperar.',
  'Divorce Consultation (60 min)': 'Consulta de divorcio (60 min)',
  'What to expect, what to file, and what to keep.': 'Qué esperar, qué presentar y qué guardar.',
  'Papers that you have been given, the last tax return, and a list of what you own and owe. Missing papers are fine.':
    'Los papeles que le hayan entregado, la última declaración de impuestos y una lista de lo que tiene y lo que debe. Si le falta algún papel, no importa.',
  'Whether papers have been filed, and any date on them. No account numbers.':
    'Si ya se presentaron papeles, y cualquier fecha que digan. Sin números de cuenta.',
};
