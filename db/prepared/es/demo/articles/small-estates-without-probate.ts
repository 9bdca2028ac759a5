import type { PreparedTexts } from '../../../prepared-texts.ts';

export const smallEstatesWithoutProbate: PreparedTexts = {
  'Small estates: when you can skip full probate':
    'Herencias pequeñas: cuándo se puede evitar la sucesión completa',
  'An affidavit, a short petition or nothing at all. The California shortcuts, with the limits that apply now.':
    'Una declaración jurada, una petición corta o nada. Los caminos cortos de California, con los límites que valen ahora.',
  '<p>Not every death needs a probate case. California has several shorter ways, and many families qualify for one without knowing it. The limits depend on the date of death, so note that first.</p>':
    '<p>No toda muerte necesita una sucesión testamentaria (probate). California tiene varios caminos más cortos, y muchas familias pueden usar uno sin saberlo. Los límites dependen de la fecha de la muerte, así que anótela primero.</p>',
  '<h2>Nothing to do: property that passes by itself</h2>':
    '<h2>Nada que hacer: bienes que pasan por sí solos</h2>',
  '<p>Accounts with a named beneficiary, joint tenancy property and everything in a living trust don’t go through court. A death certificate and a form are usually enough. Leave these out when you add up the estate for the limits below.</p>':
    '<p>Las cuentas con un beneficiario nombrado, los bienes en propiedad conjunta (joint tenancy) y todo lo que hay en un fideicomiso en vida no pasan por el tribunal. Por lo general bastan un acta de defunción y un formulario. No los cuente cuando sume la herencia para los límites de abajo.</p>',
  '<h2>The affidavit for personal property</h2>':
    '<h2>La declaración jurada para bienes muebles</h2>',
  '<aside><p><strong>Affidavit, in plain words</strong>A written statement that is signed under penalty of perjury.</p></aside>':
    '<aside><p><strong>La declaración jurada, en palabras sencillas</strong>Una declaración por escrito que se firma bajo pena de perjurio.</p></aside>',
  '<p>If what remains is small, heirs can collect accounts, a last paycheck and belongings with a signed declaration, forty days after the death (Probate Code section 13100). For deaths on or after April 1, 2025 the limit is 208,850 dollars; it is adjusted every three years (section 890). There is no hearing and no court fee. Banks often have a form of their own.</p>':
    '<p>Si lo que queda es poco, los herederos pueden cobrar cuentas, el último cheque de pago y pertenencias con una declaración firmada, cuarenta días después de la muerte (sección 13100 del Código de Sucesiones, Probate Code). Si la persona murió el 1 de abril de 2025 o después, el límite es de 208,850 dólares; se ajusta cada tres años (sección 890). No hay audiencia ni cuota del tribunal. Los bancos muchas veces tienen su propio formulario.</p>',
  '<h2>The petition for a primary residence</h2>':
    '<h2>La petición para una vivienda principal</h2>',
  '<p>For deaths on or after April 1, 2025, a home that was the person’s primary residence can be transferred by a short petition if it is worth no more than 750,000 dollars (Probate Code section 13151). It takes one hearing, an inventory by the probate referee and notice to the heirs. For deaths before that date, other and lower limits apply.</p>':
    '<p>Si la persona murió el 1 de abril de 2025 o después, la casa que era su vivienda principal se puede traspasar con una petición corta, si no vale más de 750,000 dólares (sección 13151 del Código de Sucesiones). Hacen falta una audiencia, un inventario del perito de sucesiones (probate referee) y un aviso a los herederos. Si la muerte fue antes de esa fecha, se aplican otros límites más bajos.</p>',
  '<h2>The spousal property petition</h2>': '<h2>La petición de bienes conyugales</h2>',
  '<p>What passes to a surviving spouse or registered domestic partner can be confirmed in one hearing, whatever it is worth (Probate Code section 13650). It is often the right way for a house that was community property and stood in one name.</p>':
    '<p>Lo que pasa al cónyuge o a la pareja de hecho registrada que sobrevive se puede confirmar en una sola audiencia, sin importar cuánto valga (sección 13650 del Código de Sucesiones). Muchas veces es el camino correcto para una casa que era un bien ganancial y estaba a nombre de uno solo.</p>',
  '<h2>Vehicles</h2>': '<h2>Vehículos</h2>',
  '<p>A car can usually be transferred at the Department of Motor Vehicles with an affidavit, forty days after the death, without any court.</p>':
    '<p>Un auto por lo general se puede traspasar en el Departamento de Vehículos Motorizados (DMV) con una declaración jurada, cuarenta días después de la muerte, sin pasar por el tribunal.</p>',
  '<h2>Before you use a shortcut</h2>': '<h2>Antes de usar un camino corto</h2>',
  '<li><strong>Debts don’t disappear.</strong> Whoever receives property this way can be liable for the person’s debts up to its value.</li>':
    '<li><strong>Las deudas no desaparecen.</strong> Quien recibe bienes de esta manera puede tener que responder por las deudas de la persona, hasta el valor de esos bienes.</li>',
  '<li><strong>Everyone with an equal right signs.</strong> One heir cannot leave out another.</li>':
    '<li><strong>Firman todos los que tienen el mismo derecho.</strong> Un heredero no puede dejar fuera a otro.</li>',
  '<li><strong>A will still matters.</strong> It decides who may use the affidavit. Lodge the original with the court within thirty days of learning of the death (section 8200).</li>':
    '<li><strong>El testamento sigue importando.</strong> Decide quién puede usar la declaración jurada. Entregue el original al tribunal dentro de los treinta días de saber de la muerte (sección 8200).</li>',
  '<p>Add up what was in the person’s own name alone, without beneficiary and without trust, at its value on the day of death. Compare that one number with the limits above.</p>':
    '<p>Sume lo que estaba solo a nombre de la persona, sin beneficiario y sin fideicomiso, según su valor el día de la muerte. Compare ese número con los límites de arriba.</p>',
};
