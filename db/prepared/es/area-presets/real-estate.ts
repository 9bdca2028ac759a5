import type { PreparedTexts } from '../../prepared-texts.ts';

export const realEstate: PreparedTexts = {
  'Buying, selling and sharing homes and land in {city}: what to read, and what to do first.':
    'Comprar, vender y compartir casas y terrenos en {city}: qué leer y qué hacer primero.',
  'It may be the largest paper that you ever sign. You should know what is in it before you do.':
    'Puede ser el documento más grande que usted firme en su vida. Debe saber lo que dice antes de firmarlo.',
  '<p>Everybody in the room wants to finish. It is fair to ask for a day, and for somebody who reads it for you alone.</p>':
    '<p>Todos los que están en la sala quieren terminar. Es justo pedir un día, y pedir que alguien lo lea solo para usted.</p>',
  'Buying and selling': 'Comprar y vender',
  '<p>The contract says what is sold, in what condition it is, by when each side has to act, and how one can still step back. Most trouble begins with a date that was missed or a promise that was only spoken.</p>':
    '<p>El contrato dice qué se vende, en qué estado está, para cuándo tiene que actuar cada parte y cómo puede alguien echarse atrás todavía. La mayoría de los problemas empieza con una fecha que se pasó o una promesa que solo se dijo.</p>',
  'Escrow, in plain words': 'El depósito en garantía (escrow), en palabras sencillas',
  'Somebody neutral who holds the money and the papers until both sides have done their part.':
    'Alguien neutral que guarda el dinero y los papeles hasta que las dos partes cumplen lo suyo.',
  Title: 'El título de propiedad',
  '<p>A deed shows who owns the land. A search shows what rests on it: a loan, a tax, a path of the neighbor. Clear it up before the sale; afterwards it is yours.</p>':
    '<p>Una escritura muestra de quién es el terreno. Una búsqueda muestra qué pesa sobre él: un préstamo, un impuesto, un paso del vecino. Aclárelo antes de la venta; después ya es suyo.</p>',
  'An easement, in plain words': 'La servidumbre de paso, en palabras sencillas',
  'A right to use somebody else’s land for one purpose, such as a driveway.':
    'El derecho a usar el terreno de otra persona para un fin, como entrar con el auto.',
  'Sharing and neighbors': 'Compartir y los vecinos',
  '<p>People buy together, inherit together, or live wall to wall. A short agreement says who pays, who repairs, and how one can leave. Without one, a court may have to divide or sell it.</p>':
    '<p>La gente compra junta, hereda junta o vive pared con pared. Un acuerdo corto dice quién paga, quién repara y cómo puede salirse alguien. Sin él, un juez puede tener que dividirlo o venderlo.</p>',
  'Before you sign': 'Antes de firmar',
  'We read the contract': 'Leemos el contrato',
  'You get the dates, the ways out, and the sentences that we would change.':
    'Usted recibe las fechas, las salidas posibles y las frases que nosotros cambiaríamos.',
  'The title and the disclosures': 'El título y lo que hay que revelar',
  'What the records show, and what the seller has to tell by law.':
    'Qué muestran los registros, y qué tiene que decir el vendedor por ley.',
  'Before the closing': 'Antes del cierre',
  'The numbers': 'Los números',
  'What you pay and receive, line by line. Wire money only after you have called a number that you know.':
    'Lo que usted paga y recibe, línea por línea. Haga una transferencia solo después de llamar a un número que ya conoce.',
  'The deed is recorded': 'La escritura se inscribe en el registro',
  'We check that it names the right people in the right way.':
    'Comprobamos que nombra a las personas correctas de la manera correcta.',
  'Put every date of the contract in your calendar.':
    'Ponga todas las fechas del contrato en su calendario.',
  'Collect what you were told, in writing.': 'Reúna por escrito lo que le dijeron.',
  'Find your deed, survey and title policy, if you own it already.':
    'Si la propiedad ya es suya, busque su escritura, el plano y la póliza de título.',
  'Trust no e-mail with new bank details before you have called.':
    'No confíe en ningún correo con datos bancarios nuevos antes de llamar.',
  'Do I need a lawyer to buy a home?': '¿Necesito un abogado para comprar una casa?',
  'In some places a lawyer takes part in every sale, in others few do. It is worth it when something is unusual: a tenant who stays, a shared purchase, a problem with the title, a sale without an agent.':
    'En algunos lugares un abogado participa en todas las ventas; en otros, en pocas. Vale la pena cuando hay algo fuera de lo común: un inquilino que se queda, una compra compartida, un problema con el título, una venta sin agente.',
  'Something is wrong with the house. Can I claim it?':
    'La casa tiene un defecto. ¿Puedo reclamar?',
  'That depends on what the seller knew, said and wrote, on what the contract says, and on the rules about disclosure. Take photos, keep the report of the inspector, and write down when you noticed it.':
    'Depende de lo que el vendedor sabía, dijo y escribió, de lo que dice el contrato y de las reglas sobre lo que hay que revelar. Tome fotos, guarde el informe de la inspección y anote cuándo lo notó.',
  'My neighbor’s fence is on my land. What now?':
    'La cerca de mi vecino está en mi terreno. ¿Qué hago?',
  'Look at the survey before you talk, and talk before you write. Waiting for years can change who owns a strip of land. So don’t leave it open.':
    'Mire el plano antes de hablar, y hable antes de escribir. Esperar años puede cambiar de quién es una franja de terreno. Por eso, no lo deje sin resolver.',
  'Real Estate Consultation (45 min)': 'Consulta de bienes raíces (45 min)',
  'The contract, the title, and the dates that count.':
    'El contrato, el título y las fechas que cuentan.',
  'The contract, the deed, and letters about it. Missing papers are fine.':
    'El contrato, la escritura y las cartas sobre el asunto. Si le falta algún papel, no importa.',
  'Where the property is, what it is about, and the next date in the contract.':
    'Dónde está la propiedad, de qué se trata y la próxima fecha del contrato.',
};
