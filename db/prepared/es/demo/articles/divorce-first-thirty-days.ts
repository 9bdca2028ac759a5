import type { PreparedTexts } from '../../../prepared-texts.ts';

export const divorceFirstThirtyDays: PreparedTexts = {
  'Divorce in California: the first thirty days':
    'Divorcio en California: los primeros treinta días',
  'What is filed, what starts at once, and what can wait. A month in order, for people who cannot think about the year.':
    'Qué se presenta, qué empieza de inmediato y qué puede esperar. Un mes en orden, para quien no puede pensar en el año.',
  '<p>The first month of a divorce feels like the whole of it. It is not. A few things have to happen in order, a few things start by law, and most decisions can wait until you have slept.</p>':
    '<p>El primer mes de un divorcio se siente como si fuera todo. No lo es. Unas pocas cosas tienen que pasar en orden, otras empiezan por ley, y la mayoría de las decisiones puede esperar hasta que usted haya dormido.</p>',
  '<h2>Day one: petition and summons</h2>': '<h2>El primer día: la petición y la citación</h2>',
  '<p>One spouse files a petition and a summons with the superior court. Since January 1, 2026, spouses who agree to do so may file one joint petition instead, for a divorce or a legal separation; filing it counts as service on both of them (sections 2330, 2331 and 2342.5, by Senate Bill 1427). California is a no-fault state: irreconcilable differences are enough (section 2310), and nobody has to prove blame. One of you must have lived in the state for six months and in the county for three (Family Code section 2320). If you don’t meet that yet, a legal separation can be filed first.</p>':
    '<p>Uno de los cónyuges presenta una petición y una citación (summons) en el tribunal superior. Desde el 1 de enero de 2026, los cónyuges que están de acuerdo pueden presentar en su lugar una sola petición conjunta, para un divorcio o una separación legal; presentarla vale como notificación a los dos (secciones 2330, 2331 y 2342.5, según la ley Senate Bill 1427). En California el divorcio no requiere culpa: bastan las diferencias irreconciliables (sección 2310), y nadie tiene que probar quién falló. Uno de ustedes debe haber vivido seis meses en el estado y tres en el condado (sección 2320 del Código de Familia, Family Code). Si todavía no cumplen eso, se puede presentar primero una separación legal.</p>',
  '<h2>What starts at once</h2>': '<h2>Qué empieza de inmediato</h2>',
  '<aside><p><strong>Restraining orders, in plain words</strong>Here: rules for money, insurance and travel that start by themselves. They accuse nobody.</p></aside>':
    '<aside><p><strong>Las órdenes de restricción automáticas, en palabras sencillas</strong>Aquí son reglas sobre el dinero, los seguros y los viajes que empiezan por sí solas. No acusan a nadie.</p></aside>',
  '<p>On the back of the summons are automatic temporary restraining orders (Family Code section 2040). They bind the person who files on filing, and the other on being served. Until the case ends, neither may:</p>':
    '<p>Al reverso de la citación están las órdenes de restricción temporales automáticas (sección 2040 del Código de Familia). Obligan a quien presenta la petición desde que la presenta, y a la otra persona desde que recibe la notificación. Hasta que termine el caso, ninguno de los dos puede:</p>',
  '<li>take the children out of state, or apply for a new or replacement passport for them, without written consent or a court order;</li>':
    '<li>llevarse a los hijos fuera del estado, ni pedir para ellos un pasaporte nuevo o de reemplazo, sin consentimiento por escrito o una orden del tribunal;</li>',
  '<li>cancel, cash, borrow against or change insurance, its beneficiaries included;</li>':
    '<li>cancelar, cobrar o cambiar seguros (tampoco sus beneficiarios), ni pedir préstamos sobre ellos;</li>',
  '<li>sell, hide or borrow against property without written consent or a court order, except in the usual course of business or for the necessities of life;</li>':
    '<li>vender o esconder bienes, ni pedir préstamos sobre ellos, sin consentimiento por escrito o una orden del tribunal, salvo en el curso normal de los negocios o para las necesidades de la vida;</li>',
  '<li>create or modify a nonprobate transfer, such as a living trust or a beneficiary on an account, in a way that affects who gets property, without written consent or a court order.</li>':
    '<li>crear o modificar una transferencia fuera de la sucesión, como un fideicomiso en vida o un beneficiario de una cuenta, de manera que afecte quién recibe los bienes, sin consentimiento por escrito o una orden del tribunal.</li>',
  '<p>You may still pay rent, groceries and a lawyer. The orders do not stop you from making, changing or revoking a will (section 2040(b)(1)). Some other steps, such as ending a joint tenancy, are possible after notice to the other spouse. Ask before you sign.</p>':
    '<p>Usted todavía puede pagar la renta, la comida y un abogado. Las órdenes no le impiden hacer, cambiar o revocar un testamento (sección 2040(b)(1)). Algunos otros pasos, como terminar una propiedad conjunta (joint tenancy), son posibles después de avisar al otro cónyuge. Pregunte antes de firmar.</p>',
  '<h2>Service, and thirty days to answer</h2>':
    '<h2>La notificación, y treinta días para responder</h2>',
  '<p>Someone over eighteen who is not a party hands over the papers. From that day the other spouse has thirty days to file a response (Code of Civil Procedure section 412.20). If you were served: write the date down before anything else.</p>':
    '<p>Una persona mayor de dieciocho años que no es parte del caso entrega los papeles. Desde ese día, el otro cónyuge tiene treinta días para presentar una respuesta (sección 412.20 del Código de Procedimiento Civil, Code of Civil Procedure). Si a usted le entregaron los papeles: antes que nada, anote la fecha.</p>',
  '<h2>The clock of six months</h2>': '<h2>El reloj de los seis meses</h2>',
  '<p>A divorce cannot become final until six months after service or first appearance (Family Code section 2339); filing a joint petition counts as service. That is the shortest it can be, not the usual length. Agreements can be made long before.</p>':
    '<p>Un divorcio no puede ser definitivo antes de seis meses desde la notificación o la primera comparecencia (sección 2339 del Código de Familia); presentar una petición conjunta vale como notificación. Eso es lo más corto que puede ser, no lo que suele tardar. Los acuerdos se pueden hacer mucho antes.</p>',
  '<h2>Disclosure: sixty days</h2>': '<h2>Mostrar las cuentas: sesenta días</h2>',
  '<p>Within sixty days of filing the petition or the response, each side gives the other a preliminary declaration of disclosure: what you own, owe, earn and spend, with two years of tax returns (Family Code section 2104). It is not filed with the court. Most delays start here, so start collecting statements in week one.</p>':
    '<p>Dentro de los sesenta días siguientes a la petición o a la respuesta, cada parte le da a la otra una declaración preliminar: lo que tiene, debe, gana y gasta, con dos años de declaraciones de impuestos (sección 2104 del Código de Familia). No se presenta en el tribunal. La mayoría de las demoras empieza aquí, así que empiece a reunir estados de cuenta desde la primera semana.</p>',
  '<h2>What can wait</h2>': '<h2>Qué puede esperar</h2>',
  '<p>Who keeps the house. How the retirement account is split. The long-term parenting plan. If money or the children’s week cannot wait, either of you can ask the court for temporary orders.</p>':
    '<p>Quién se queda con la casa. Cómo se divide la cuenta de retiro. El plan de crianza a largo plazo. Si el dinero o la semana de los hijos no pueden esperar, cualquiera de los dos puede pedirle al tribunal órdenes temporales.</p>',
  '<p>Download a year of statements for every account with your name on it, and put them in one folder. Do nothing else with the accounts today.</p>':
    '<p>Descargue un año de estados de todas las cuentas que tienen su nombre, y póngalos en una carpeta. Hoy no haga nada más con las cuentas.</p>',
};
