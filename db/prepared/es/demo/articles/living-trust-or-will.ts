import type { PreparedTexts } from '../../../prepared-texts.ts';

export const livingTrustOrWill: PreparedTexts = {
  'A living trust or a will: which one does your family need?':
    'Fideicomiso en vida o testamento: ¿cuál necesita su familia?',
  'Two documents, two very different years for the people you leave behind. How to tell them apart in ten minutes.':
    'Dos documentos, y dos años muy distintos para quienes usted deja. Cómo distinguirlos en diez minutos.',
  '<p>Most people come to us with one question: do we need a trust, or is a will enough? The honest answer is that it depends on three things: what you own, how it is titled, and who should look after it if you can’t. You can work out most of that at your kitchen table.</p>':
    '<p>La mayoría de la gente llega con una pregunta: ¿necesitamos un fideicomiso o basta con un testamento? La respuesta honesta es que depende de tres cosas: qué tiene usted, a nombre de quién está y quién debe cuidarlo si usted no puede. Casi todo eso se puede averiguar en la mesa de la cocina.</p>',
  '<h2>What a will does, and what it doesn’t</h2>':
    '<h2>Lo que hace un testamento y lo que no</h2>',
  '<p>A will says who gets what, who carries it out, and who should raise your children. A will is also the usual place to name a guardian for a minor child, so parents of young children should have one in any case.</p>':
    '<p>Un testamento dice quién recibe qué, quién se encarga de cumplirlo y quién debe criar a sus hijos. También es el lugar de costumbre para nombrar un tutor para un menor, así que los padres de niños pequeños deben tener uno en todo caso.</p>',
  '<aside><p><strong>Probate, in plain words</strong>The court process that passes on what someone owned when no trust, co-owner or beneficiary does it.</p></aside>':
    '<aside><p><strong>La sucesión (probate), en palabras sencillas</strong>El proceso judicial para entregar lo que una persona tenía, cuando no lo hace un fideicomiso, un copropietario o un beneficiario.</p></aside>',
  '<p>What a will does not do is avoid court. When someone dies with a will and with property in their own name above the small-estate limits, the will goes through probate: a court process with fixed steps, a public file and statutory fees. In practice that takes about a year, often more.</p>':
    '<p>Lo que un testamento no hace es evitar el paso por el tribunal. Cuando alguien muere con testamento y con bienes a su nombre que pasan de los límites para herencias pequeñas, el testamento pasa por la sucesión testamentaria (probate): un proceso judicial con pasos fijos, un expediente público y honorarios que fija la ley. En la práctica tarda alrededor de un año, y muchas veces más.</p>',
  '<h2>What a living trust does</h2>': '<h2>Lo que hace un fideicomiso en vida</h2>',
  '<p>A living trust is a set of instructions that takes effect while you are alive. You move your house and accounts into it, you stay in charge as trustee, and you name the person who takes over when you die or can no longer manage. Because the trust already owns the property, there is nothing for a probate court to transfer.</p>':
    '<p>Un fideicomiso en vida es un conjunto de instrucciones que vale mientras usted vive. Usted pasa su casa y sus cuentas al fideicomiso, sigue a cargo como su administrador (trustee) y nombra a la persona que toma su lugar cuando usted muera o ya no pueda encargarse. Como los bienes ya son del fideicomiso, el tribunal de sucesiones no tiene nada que traspasar.</p>',
  '<li><strong>Privacy.</strong> A trust is not filed with the court. A probated will is.</li>':
    '<li><strong>Privacidad.</strong> Un fideicomiso no se presenta en el tribunal. Un testamento que pasa por la sucesión, sí.</li>',
  '<li><strong>Time.</strong> A successor trustee can usually begin within days.</li>':
    '<li><strong>Tiempo.</strong> Quien sigue como administrador por lo general puede empezar en cuestión de días.</li>',
  '<li><strong>Incapacity.</strong> A trust works if you are ill. A will works only after death.</li>':
    '<li><strong>Incapacidad.</strong> Un fideicomiso funciona si usted se enferma. Un testamento funciona solo después de la muerte.</li>',
  '<h2>Where trusts go wrong</h2>': '<h2>Dónde fallan los fideicomisos</h2>',
  '<aside><p><strong>Funding, in plain words</strong>Moving the title of the house and the accounts into the trust’s name. A trust that was signed but never funded does nothing.</p></aside>':
    '<aside><p><strong>Pasar los bienes (funding), en palabras sencillas</strong>Poner la casa y las cuentas a nombre del fideicomiso. Un fideicomiso que se firmó, pero al que nunca se le pasaron los bienes, no hace nada.</p></aside>',
  '<p>The common failure is an empty trust. A family signs the papers, puts them in a drawer and never retitles the house. Property that was left out may still have to go through court. If you already have a trust, check one thing today: does the deed to your home name the trustee?</p>':
    '<p>La falla más común es un fideicomiso vacío. Una familia firma los papeles, los guarda en un cajón y nunca cambia la escritura de la casa. Los bienes que quedaron fuera tal vez tengan que pasar por el tribunal. Si usted ya tiene un fideicomiso, revise hoy una sola cosa: ¿la escritura de su casa nombra al administrador del fideicomiso?</p>',
  '<h2>A short test</h2>': '<h2>Una prueba corta</h2>',
  '<li>Do you own a home or other real estate in California? Then a trust is worth a serious look.</li>':
    '<li>¿Tiene usted una casa u otro inmueble en California? Entonces vale la pena pensar en serio en un fideicomiso.</li>',
  '<li>Is all you own a modest account, a car and things with named beneficiaries? A will with good beneficiary forms may be enough.</li>':
    '<li>¿Todo lo que tiene es una cuenta modesta, un auto y cosas con beneficiarios nombrados? Tal vez baste un testamento con buenos formularios de beneficiarios.</li>',
  '<li>Do you have a child with special needs, a second marriage, or property in two states? Then the plan matters more than the form. Talk to someone.</li>':
    '<li>¿Tiene un hijo con necesidades especiales, un segundo matrimonio o bienes en dos estados? Entonces el plan importa más que la forma. Hable con alguien.</li>',
  '<h2>What both need beside them</h2>': '<h2>Lo que los dos necesitan a su lado</h2>',
  '<p>Neither replaces a durable power of attorney for finances or an advance health care directive. Those two decide who may sign and speak for you while you are alive, and they are the documents families miss most.</p>':
    '<p>Ninguno de los dos reemplaza un poder notarial duradero para el dinero ni una directiva anticipada de atención médica. Esos dos papeles deciden quién puede firmar y hablar por usted mientras vive, y son los que más faltan en las familias.</p>',
  '<h2>One calm next step</h2>': '<h2>Un paso tranquilo para empezar</h2>',
  '<p>Write down what you own and how it is titled, on one page. Bring the page to whomever you choose to speak with. Half the meeting will be done.</p>':
    '<p>Escriba en una página lo que tiene y a nombre de quién está. Lleve la página a la persona con quien decida hablar. Ya tendrá hecha la mitad de la reunión.</p>',
  '<h2>Sources</h2>': '<h2>Fuentes</h2>',
  '<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>':
    '<p><em>Esto es información general sobre la ley de California, no asesoría legal. Las leyes cambian, y los hechos de su caso importan.</em></p>',
};
