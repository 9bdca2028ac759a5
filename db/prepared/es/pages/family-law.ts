import type { PreparedTexts } from '../../prepared-texts.ts';

export const familyLaw: PreparedTexts = {
  'Family law, divorce and custody in {city}': 'Derecho de familia, divorcio y custodia en {city}',
  'Divorce, separation, child custody and support in {city}: what happens, how long it takes, and what to do first.':
    'Divorcio, separación, custodia de los hijos y manutención en {city}: qué pasa, cuánto tarda y qué hacer primero.',
  'When a family changes shape, somebody has to write down how it will work from now on. We help you do that with as little harm as possible.':
    'Cuando una familia cambia, alguien tiene que poner por escrito cómo será la vida de aquí en adelante. Le ayudamos a hacerlo con el menor daño posible.',
  '<p>Few people have done this before. You don’t have to know the words. You have to know three things: what is yours, what your children need, and what you can pay. We start there.</p>':
    '<p>Pocas personas han pasado antes por esto. No tiene que conocer las palabras. Tiene que saber tres cosas: qué es suyo, qué necesitan sus hijos y cuánto puede pagar. Por ahí empezamos.</p>',
  '<p><b>If you are in danger, call {emergencyNumber}.</b> The {hotline} answers day and night: {hotlineNumber}.</p>':
    '<p><b>Si está en peligro, llame al {emergencyNumber}.</b> La {hotline} atiende de día y de noche: {hotlineNumber}.</p>',
  'For the first talk': 'Para la primera conversación',
  'Bring whatever papers you have. Missing ones are fine.':
    'Traiga los papeles que tenga. Si le falta alguno, no importa.',
  'A petition, in plain words': 'La petición, en palabras sencillas',
  'The paper that opens the case. It says what you ask for; it decides nothing.':
    'El documento que abre el caso. Dice lo que usted pide; no decide nada.',
  'Divorce and separation': 'Divorcio y separación',
  '<p>A divorce starts with a petition, of one spouse or of both together, and ends with a judgment that says who has what, who pays whom, and where the children live. In between, both of you have to lay your money open. Where you can agree, we write it down so that it holds. Where you can’t, a judge decides, and we prepare you for that.</p><p>A legal separation settles the same questions without ending the marriage. Some choose it for faith, some for health insurance, some because they need time.</p>':
    '<p>Un divorcio empieza con una petición, de uno de los cónyuges o de los dos juntos. Termina con una sentencia que dice quién se queda con qué, quién le paga a quién y dónde viven los hijos. Mientras tanto, los dos tienen que mostrar sus cuentas. Donde haya acuerdo, lo escribimos de manera que se sostenga. Donde no lo haya, decide un juez, y nosotros le preparamos para eso.</p><p>La separación legal resuelve las mismas preguntas sin terminar el matrimonio. Algunas personas la eligen por su fe, otras por el seguro médico y otras porque necesitan tiempo.</p>',
  'Custody, in plain words': 'La custodia, en palabras sencillas',
  'Two things: who decides about school and health, and where the child lives. Parents can share both.':
    'Son dos cosas: quién decide sobre la escuela y la salud, y dónde vive el niño. Los padres pueden compartir las dos.',
  'Child custody': 'Custodia de los hijos',
  '<p>California speaks of legal custody, which is who decides, and physical custody, which is where a child lives. A good parenting plan answers the small questions before they become big ones: school mornings, birthdays, sickness, travel. We build it around the child’s week.</p>':
    '<p>California habla de custodia legal, que es quién decide, y de custodia física, que es dónde vive el niño. Un buen plan de crianza responde las preguntas pequeñas antes de que se hagan grandes: las mañanas de escuela, los cumpleaños, las enfermedades, los viajes. Lo armamos alrededor de la semana del niño.</p>',
  Support: 'Manutención',
  '<p>Child support follows a formula with two main numbers: what each parent earns, and how much time the child spends with each. Spousal support depends on much more, and on how long you were married. We run the numbers with you before anybody argues about them.</p>':
    '<p>La manutención de los hijos sigue una fórmula con dos datos principales: cuánto gana cada uno de los padres y cuánto tiempo pasa el niño con cada uno. La pensión conyugal depende de muchas cosas más, y de cuánto duró el matrimonio. Hacemos las cuentas con usted antes de que alguien las discuta.</p>',
  'What happens first': 'Qué pasa primero',
  'The first day': 'El primer día',
  'One of you files, or both together': 'Uno de ustedes presenta la petición, o los dos juntos',
  'The petition goes to the Superior Court. Spouses who agree can file one joint petition.':
    'La petición va al Tribunal Superior (Superior Court). Los cónyuges que están de acuerdo pueden presentar una sola petición conjunta.',
  Then: 'Luego',
  'The papers are served': 'Se notifican los papeles',
  'An adult who is not part of the case hands them over. From then on standard orders bind both of you: no moving the children out of the state, no cancelled insurance, no hidden transfers (Family Code §2040).':
    'Los entrega un adulto que no es parte del caso. Desde ese momento hay órdenes que obligan a los dos: no llevarse a los hijos fuera del estado, no cancelar seguros, no hacer traspasos a escondidas (Código de Familia, Family Code §2040).',
  'Within 30 days': 'Dentro de 30 días',
  'An answer': 'Una respuesta',
  'Whoever was served has 30 days to respond. Without a response the case can go on alone.':
    'Quien recibió los papeles tiene 30 días para responder. Si no responde, el caso puede seguir sin esa persona.',
  'Within 60 days': 'Dentro de 60 días',
  'Both of you lay open what there is': 'Los dos muestran lo que hay',
  'Each side lists income, property and debts within 60 days of its own first paper (Family Code §2104).':
    'Cada uno hace una lista de sus ingresos, bienes y deudas dentro de los 60 días siguientes a su primer documento (Family Code §2104).',
  'After six months': 'Después de seis meses',
  'The earliest end': 'Lo más pronto que puede terminar',
  'No divorce is final before six months have passed from service or the first appearance (Family Code §2339). Many take longer.':
    'Ningún divorcio es definitivo antes de seis meses desde la notificación o la primera comparecencia (Family Code §2339). Muchos tardan más.',
  'What to do this week': 'Qué hacer esta semana',
  'Copy last year’s tax return, recent pay stubs and account statements.':
    'Copie la última declaración de impuestos, los talones de pago recientes y los estados de cuenta.',
  'Write down the dates: married, separated, children born.':
    'Anote las fechas: cuándo se casaron, cuándo se separaron, cuándo nacieron los hijos.',
  'Keep paying what you always paid. Move no large sums.':
    'Siga pagando lo que siempre ha pagado. No mueva sumas grandes.',
  'Say nothing online that you would not read aloud in court.':
    'No publique en internet nada que no leería en voz alta ante el tribunal.',
  'Questions people ask first': 'Lo que la gente pregunta primero',
  'How long does a divorce take in California?': '¿Cuánto tarda un divorcio en California?',
  'At least six months from the day the other spouse is served or first appears in the case: the law sets that waiting period. Spouses who agree can file one joint petition since January 2026; filing it counts as service. Many take longer, because property, support or the children’s time still have to be worked out.':
    'Al menos seis meses desde el día en que el otro cónyuge recibe la notificación o comparece por primera vez: la ley fija ese plazo. Desde enero de 2026, los cónyuges que están de acuerdo pueden presentar una sola petición conjunta; presentarla vale como notificación. Muchos divorcios tardan más, porque falta resolver los bienes, la manutención o el tiempo de los hijos.',
  'Do I have to prove that somebody is to blame?': '¿Tengo que probar que alguien tiene la culpa?',
  'No. California is a no-fault state. It is enough to say that the marriage has broken down for good. Who left, and why, rarely decides property or custody.':
    'No. En California el divorcio no requiere culpa. Basta con decir que el matrimonio se rompió para siempre. Quién se fue, y por qué, rara vez decide los bienes o la custodia.',
  'Is everything divided in half?': '¿Se divide todo a la mitad?',
  'What you earned and bought during the marriage is usually community property and is divided equally. What you had before, and what was given to you or inherited, is usually yours. The hard part is what has been mixed.':
    'Lo que ganaron y compraron durante el matrimonio por lo general son bienes gananciales (community property) y se dividen por partes iguales. Lo que usted tenía antes, y lo que le regalaron o heredó, por lo general es suyo. Lo difícil es lo que se ha mezclado.',
  'Who gets the children?': '¿Quién se queda con los hijos?',
  'A judge looks at what is best for the child: health, safety, and frequent contact with both parents where that is safe. Most parents agree on a plan, with a mediator’s help if they need it; in California the court’s own service meets parents before a hearing.':
    'El juez mira qué es lo mejor para el niño: su salud, su seguridad y el contacto frecuente con los dos padres cuando eso es seguro. La mayoría de los padres acuerda un plan, con ayuda de un mediador si la necesita. En California, el servicio del propio tribunal se reúne con los padres antes de la audiencia.',
  'I am afraid of my partner. What can I do today?':
    'Le tengo miedo a mi pareja. ¿Qué puedo hacer hoy?',
  'If you are in danger, call {emergencyNumber}. A court can issue a restraining order quickly, often on the day it is asked for, and you don’t need a lawyer to ask. The {hotline} answers day and night at {hotlineNumber}.':
    'Si está en peligro, llame al {emergencyNumber}. El tribunal puede dar una orden de restricción con rapidez, a menudo el mismo día en que se pide, y usted no necesita abogado para pedirla. La {hotline} atiende de día y de noche en el {hotlineNumber}.',
  '<p>This page is general information about {stateLaw}, not legal advice. Your facts matter.</p>':
    '<p>Esta página es información general sobre {stateLaw}, no asesoría legal. Los hechos de su caso importan.</p>',
};
