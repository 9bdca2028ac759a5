import type { PreparedTexts } from '../../../prepared-texts.ts';

export const howLongProbateTakes: PreparedTexts = {
  'How long probate really takes in San Diego County':
    'Cuánto tarda de verdad una sucesión en el condado de San Diego',
  'Where the months go, which of them can be shortened, and which cannot.':
    'A dónde se van los meses, cuáles se pueden acortar y cuáles no.',
  '<p>A simple probate in California rarely takes less than nine months. Twelve to eighteen is ordinary. Knowing where the time goes makes it easier to bear, and shows you the few places where you can save some.</p>':
    '<p>Una sucesión testamentaria (probate) sencilla en California rara vez tarda menos de nueve meses. Lo normal es de doce a dieciocho. Saber a dónde se va el tiempo lo hace más llevadero, y le muestra los pocos lugares donde puede ganar algo.</p>',
  '<h2>Months one and two: opening the case</h2>': '<h2>Meses uno y dos: abrir el caso</h2>',
  '<aside><p><strong>Letters, in plain words</strong>The court’s paper that says who may act for the estate.</p></aside>':
    '<aside><p><strong>Las cartas (letters), en palabras sencillas</strong>El documento del tribunal que dice quién puede actuar por la herencia.</p></aside>',
  '<p>Someone, usually the person named in the will, files a petition in the superior court of the county where the deceased lived. The court sets a hearing, often a month or two away. Notice is mailed to heirs and people named in the will, and published in a newspaper. At the hearing the judge appoints a personal representative and the court issues letters, the paper that banks will ask for.</p>':
    '<p>Alguien, por lo general la persona que nombra el testamento, presenta una petición en el tribunal superior del condado donde vivía la persona fallecida. El tribunal fija una audiencia, muchas veces para uno o dos meses después. Se envía un aviso por correo a los herederos y a las personas que nombra el testamento, y se publica en un periódico. En la audiencia, el juez nombra un representante personal y el tribunal expide las cartas, el papel que pedirán los bancos.</p>',
  '<h2>The four months nobody can shorten</h2>':
    '<h2>Los cuatro meses que nadie puede acortar</h2>',
  '<p>Creditors have four months from the issue of letters, or sixty days from the day notice is mailed to them if that is later, to file a claim (Probate Code section 9100). The estate cannot safely be closed before then. Use the time for the next step.</p>':
    '<p>Los acreedores tienen cuatro meses desde que se expiden las cartas, o sesenta días desde que se les envía el aviso por correo si eso es más tarde, para presentar un reclamo (sección 9100 del Código de Sucesiones, Probate Code). Antes de eso no es seguro cerrar la herencia. Use ese tiempo para el paso siguiente.</p>',
  '<h2>Meanwhile: inventory, appraisal, sale</h2>':
    '<h2>Mientras tanto: inventario, avalúo, venta</h2>',
  '<p>Within four months of letters the representative files an inventory (Probate Code section 8800). A probate referee appointed by the state appraises what is not cash. If a house has to be sold, add the months that a sale takes.</p>':
    '<p>Dentro de los cuatro meses siguientes a las cartas, el representante presenta un inventario (sección 8800 del Código de Sucesiones). Un perito de sucesiones (probate referee) nombrado por el estado valora lo que no es dinero. Si hay que vender una casa, sume los meses que tarda una venta.</p>',
  '<h2>The last stretch: accounting and distribution</h2>':
    '<h2>El último tramo: cuentas y reparto</h2>',
  '<p>When debts and taxes are paid, the representative petitions the court for final distribution, with an accounting unless everyone waives it. The court sets another hearing. Only after the judge signs are things handed over.</p>':
    '<p>Cuando las deudas y los impuestos están pagados, el representante pide al tribunal el reparto final, con una rendición de cuentas, a menos que todos renuncien a ella. El tribunal fija otra audiencia. Solo cuando el juez firma se entregan las cosas.</p>',
  '<h2>What can be shortened</h2>': '<h2>Qué se puede acortar</h2>',
  '<li><strong>A complete petition.</strong> Missing signatures and addresses cost a hearing date.</li>':
    '<li><strong>Una petición completa.</strong> Las firmas y direcciones que faltan cuestan una fecha de audiencia.</li>',
  '<li><strong>Full authority</strong> under the Independent Administration of Estates Act, which lets many steps happen without a hearing.</li>':
    '<li><strong>La autoridad completa</strong> según la Ley de Administración Independiente de Sucesiones (Independent Administration of Estates Act), que permite dar muchos pasos sin audiencia.</li>',
  '<li><strong>Waivers.</strong> If all beneficiaries agree to waive an accounting, weeks of work disappear.</li>':
    '<li><strong>Las renuncias.</strong> Si todos los beneficiarios aceptan que no haya rendición de cuentas, desaparecen semanas de trabajo.</li>',
  '<h2>What it costs</h2>': '<h2>Cuánto cuesta</h2>',
  '<p>For ordinary services the personal representative (Probate Code section 10800) and the attorney (section 10810) may each be paid by the same schedule: four percent of the first 100,000 dollars, three percent of the next 100,000, two percent of the next 800,000, one percent of the next nine million and half a percent of the next 15 million. Above 25 million the court sets a reasonable amount. The schedule applies to the gross value; a mortgage is not subtracted. For a home and savings worth one million dollars that is 23,000 dollars for each of the two. Extraordinary services, such as a lawsuit, can be paid on top if the court allows it.</p>':
    '<p>Por los servicios ordinarios, el representante personal (sección 10800 del Código de Sucesiones) y el abogado (sección 10810) pueden cobrar cada uno según la misma tabla: el cuatro por ciento de los primeros 100,000 dólares, el tres por ciento de los siguientes 100,000, el dos por ciento de los siguientes 800,000, el uno por ciento de los siguientes nueve millones y el medio por ciento de los siguientes 15 millones. Por encima de 25 millones, el tribunal fija una suma razonable. La tabla se aplica al valor bruto; no se resta la hipoteca. Por una casa y ahorros que valen un millón de dólares, son 23,000 dólares para cada uno de los dos. Los servicios extraordinarios, como una demanda, se pueden pagar aparte si el tribunal lo permite.</p>',
  '<h2>When you may not need it at all</h2>': '<h2>Cuándo tal vez no la necesite</h2>',
  '<p>Property in a living trust, in joint tenancy or with a named beneficiary passes outside of probate. What goes to a surviving spouse often needs no more than a spousal property petition. For deaths on or after April 1, 2025, personal property worth up to 208,850 dollars can be collected by affidavit, and a primary residence worth up to 750,000 dollars can pass by a short petition. Check before you file.</p>':
    '<p>Los bienes que están en un fideicomiso en vida, en propiedad conjunta (joint tenancy) o con un beneficiario nombrado pasan fuera de la sucesión. Lo que va al cónyuge que sobrevive muchas veces solo necesita una petición de bienes conyugales. Si la persona murió el 1 de abril de 2025 o después, los bienes muebles que valgan hasta 208,850 dólares se pueden cobrar con una declaración jurada, y una vivienda principal que valga hasta 750,000 dólares puede pasar con una petición corta. Averigüe antes de presentar nada.</p>',
  '<p>Make two lists: what was in the person’s own name, and what has a co-owner or a beneficiary. Only the first list may need probate, and only what no shorter way covers.</p>':
    '<p>Haga dos listas: lo que estaba solo a nombre de la persona, y lo que tiene un copropietario o un beneficiario. Solo la primera lista puede necesitar la sucesión, y solo lo que no tenga un camino más corto.</p>',
};
