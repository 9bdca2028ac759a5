import type { PreparedTexts } from '../../prepared-texts.ts';

export const estatePlanning: PreparedTexts = {
  'Estate planning, trusts and probate in {city}':
    'Planificación patrimonial, fideicomisos y sucesiones en {city}',
  'Wills, living trusts, trust administration and probate in {city}: what each is for, and what to do first.':
    'Testamentos, fideicomisos en vida, administración de fideicomisos y sucesiones (probate) en {city}: para qué sirve cada cosa y qué hacer primero.',
  'Who decides if you can’t, who inherits, and who looks after the children. Written down once, so that nobody has to guess.':
    'Quién decide si usted no puede, quién hereda y quién cuida a los niños. Escrito una sola vez, para que nadie tenga que adivinar.',
  '<p>Planning is not about death. It is about the people who would have to carry on: what they would need to find, sign and decide in a week when they can hardly think.</p>':
    '<p>Planear no es pensar en la muerte. Es pensar en las personas que tendrían que seguir adelante: lo que tendrían que encontrar, firmar y decidir en una semana en la que apenas pueden pensar.</p>',
  'Wills and living trusts': 'Testamentos y fideicomisos en vida',
  '<p>A will says who receives what, and names a guardian for your children. It speaks through the probate court. A living trust holds your home and accounts now, under your own control, and hands them on without the court. Most plans have both, and two more papers: a power of attorney for money, and a health care directive.</p>':
    '<p>El testamento dice quién recibe qué y nombra un tutor para sus hijos. Se cumple por medio del tribunal de sucesiones (probate court). El fideicomiso en vida tiene su casa y sus cuentas desde ahora, bajo el control de usted, y las entrega sin pasar por el tribunal. La mayoría de los planes tiene los dos, y dos papeles más: un poder notarial para el dinero y una directiva anticipada de atención médica.</p>',
  'Trustee, in plain words':
    'El administrador del fideicomiso (fiduciario o trustee), en palabras sencillas',
  'Whoever manages what a trust holds. While you live, that is usually you.':
    'La persona que maneja lo que hay en un fideicomiso. Mientras usted vive, por lo general es usted.',
  'Trust administration': 'Administración de fideicomisos',
  '<p>When somebody with a trust dies, the trustee has work to do in a set order: notices, an inventory, debts and taxes, then distributions, with an account of it all. A trustee who skips a step can be liable for it (Probate Code §§16400, 16440). We turn the box of papers into a list with dates.</p>':
    '<p>Cuando muere alguien que tenía un fideicomiso, quien lo administra tiene que hacer un trabajo en cierto orden: avisos, inventario, deudas e impuestos, y luego las entregas, con una rendición de cuentas de todo. Quien se salta un paso puede tener que responder por ello (Código de Sucesiones, Probate Code §§16400, 16440). Nosotros convertimos la caja de papeles en una lista con fechas.</p>',
  'The court process that passes on what was in one person’s name alone.':
    'El proceso judicial para entregar lo que estaba solo a nombre de una persona.',
  '<p>What was left in one person’s own name, with no trust, joint owner or beneficiary to receive it, is passed on by the court. We file the petition, publish the notice, deal with creditors and bring it to the final order. Small estates, modest homes and what goes to a spouse have shorter ways; we tell you if yours does.</p>':
    '<p>Lo que quedó solo a nombre de una persona, sin fideicomiso, copropietario ni beneficiario que lo reciba, se entrega por medio del tribunal. Presentamos la petición, publicamos el aviso, tratamos con los acreedores y llevamos el caso hasta la orden final. Para las herencias pequeñas, las casas modestas y lo que pasa al cónyuge hay caminos más cortos; le decimos si el suyo es uno de ellos.</p>',
  '<p><a href="/probate-calculator">See what probate could cost</a></p>':
    '<p><a href="/probate-calculator">Vea cuánto podría costar una sucesión</a></p>',
  'At the first talk': 'En la primera conversación',
  'We ask who and what': 'Preguntamos quién y qué',
  'Who depends on you, what you own, and whose name is on it.':
    'Quién depende de usted, qué tiene y a nombre de quién está.',
  'Before anything is signed': 'Antes de firmar',
  'You read it at home': 'Usted lo lee en casa',
  'You ask about every sentence that is not clear, and change what is wrong.':
    'Pregunta por cada frase que no esté clara y cambia lo que esté mal.',
  'At the signing': 'En la firma',
  'Two witnesses, and a notary where one is needed': 'Dos testigos, y un notario donde hace falta',
  'A will needs two witnesses (Probate Code §6110). A deed needs a notary before it can be recorded.':
    'Un testamento necesita dos testigos (Probate Code §6110). Una escritura necesita un notario antes de inscribirse en el registro.',
  'In the weeks after': 'En las semanas siguientes',
  'The trust receives what it should hold': 'El fideicomiso recibe lo que debe tener',
  'The deed of the home is recorded in the name of the trustee, and accounts are retitled. A trust that holds nothing avoids nothing.':
    'La escritura de la casa se inscribe a nombre de quien administra el fideicomiso, y las cuentas cambian de titular. Un fideicomiso vacío no evita nada.',
  'When the family changes': 'Cuando la familia cambia',
  'You look at it again': 'Lo revisamos otra vez',
  'A birth, a death, a marriage or a divorce can change what the papers should say.':
    'Un nacimiento, una muerte, una boda o un divorcio pueden cambiar lo que deben decir los papeles.',
  'List what you own, and whose name is on it.':
    'Haga una lista de lo que tiene y a nombre de quién está.',
  'Ask your bank and insurer who your beneficiaries are.':
    'Pregunte a su banco y a su aseguradora quiénes son sus beneficiarios.',
  'Think of one person for money, one for health, and one for the children.':
    'Piense en una persona para el dinero, otra para la salud y otra para los niños.',
  'Find the deed to your home.': 'Busque la escritura de su casa.',
  'Do I need a trust, or is a will enough?': '¿Necesito un fideicomiso o basta con un testamento?',
  'If you own a home in California, a will alone often means probate, unless the home goes to your spouse or is a primary residence worth no more than $750,000. A funded living trust avoids it. If you rent and your accounts name beneficiaries, a will may be all you need. Parents of young children should have a will in either case: it is the usual place to name a guardian.':
    'Si usted tiene casa en California, un testamento por sí solo muchas veces termina en una sucesión ante el tribunal (probate), a menos que la casa pase a su cónyuge o sea una vivienda principal que no valga más de $750,000. Un fideicomiso en vida que de verdad tenga los bienes la evita. Si usted alquila y sus cuentas tienen beneficiarios, tal vez le baste un testamento. Los padres de niños pequeños deben tener un testamento en todo caso: es el lugar de costumbre para nombrar un tutor.',
  'What is probate, and how long does it take?': '¿Qué es la sucesión (probate) y cuánto tarda?',
  'It is the court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it. In California it commonly takes 12–18 months. For ordinary services the law caps what the attorney and the executor may be paid by how much the estate is worth, not by how much work it is. Small estates and what goes to a spouse have shorter ways.':
    'Es el proceso judicial para entregar lo que una persona tenía solo a su nombre, sin fideicomiso, copropietario ni beneficiario que lo reciba. En California suele tardar de 12 a 18 meses. Por los servicios ordinarios, la ley limita lo que pueden cobrar el abogado y el albacea según el valor de la herencia, no según el trabajo que da. Las herencias pequeñas y lo que pasa al cónyuge tienen caminos más cortos.',
  'My mother has died and I am her trustee. What is first?':
    'Mi madre murió y me toca administrar su fideicomiso. ¿Qué hago primero?',
  'Breathe, and sign nothing in a hurry. Order death certificates, secure the house, and find the trust. Within 60 days most trustees must send a formal notice to the heirs and beneficiaries. We can write it and the list of what follows.':
    'Respire, y no firme nada con prisa. Pida actas de defunción, asegure la casa y busque el fideicomiso. En la mayoría de los casos, quien lo administra debe enviar un aviso formal a los herederos y beneficiarios dentro de 60 días. Nosotros podemos escribirlo, y también la lista de lo que sigue.',
  'Does a trust save taxes?': '¿Un fideicomiso ahorra impuestos?',
  'A simple living trust saves probate, not income tax. It can matter for estate tax in large estates, and how a home passes to children can matter for property tax. We tell you when you need a tax adviser.':
    'Un fideicomiso en vida sencillo evita la sucesión ante el tribunal, pero no ahorra impuesto sobre la renta. Puede contar para el impuesto sobre la herencia cuando el patrimonio es grande, y la manera en que una casa pasa a los hijos puede contar para el impuesto predial. Le decimos cuándo necesita un asesor de impuestos.',
  'We signed a trust years ago. Are we done?':
    'Firmamos un fideicomiso hace años. ¿Ya está todo listo?',
  'Look at two things: does the deed of your home name the trust, and is everyone in it still the right person? A trust that was never funded does nothing.':
    'Mire dos cosas: ¿la escritura de su casa nombra al fideicomiso? ¿Todas las personas que aparecen en él siguen siendo las indicadas? Un fideicomiso al que nunca se le pasaron los bienes no hace nada.',
};
