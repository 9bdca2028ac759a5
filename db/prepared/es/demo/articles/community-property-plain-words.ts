import type { PreparedTexts } from '../../../prepared-texts.ts';

export const communityPropertyPlainWords: PreparedTexts = {
  'Community property in plain words': 'Los bienes gananciales, en palabras sencillas',
  'What is ours, what is mine, and why the name on the account matters less than people think.':
    'Qué es de los dos, qué es mío, y por qué el nombre en la cuenta importa menos de lo que la gente cree.',
  '<p>California is one of the few states where marriage itself makes property shared. The rule is short. The exceptions are where families disagree.</p>':
    '<p>California es uno de los pocos estados donde el matrimonio mismo hace que los bienes sean de los dos. La regla es corta. Las excepciones son lo que las familias discuten.</p>',
  '<h2>The rule</h2>': '<h2>La regla</h2>',
  '<aside><p><strong>Community property, in plain words</strong>What the two of you earn or buy while married. Half of it is yours, whoever’s name is on it.</p></aside>':
    '<aside><p><strong>Los bienes gananciales (community property), en palabras sencillas</strong>Lo que los dos ganan o compran durante el matrimonio. La mitad es suya, esté a nombre de quien esté.</p></aside>',
  '<p>What either of you earns or buys while married and living in California is community property (Family Code section 760). It belongs to both in equal halves, whoever worked for it and whoever’s name is on it. Debts taken on in that time are, for the most part, shared as well.</p>':
    '<p>Lo que cualquiera de los dos gana o compra mientras están casados y viven en California son bienes gananciales (sección 760 del Código de Familia, Family Code). Son de los dos por mitades iguales, sin importar quién trabajó por ellos ni a nombre de quién están. Las deudas de ese tiempo, en su mayor parte, también son de los dos.</p>',
  '<h2>What stays separate</h2>': '<h2>Qué sigue siendo propio</h2>',
  '<p>Family Code section 770 keeps apart what you owned before the wedding, what you were given or inherited at any time, and what those things bring in. After the date of separation, what you earn is yours alone again (section 771).</p>':
    '<p>La sección 770 del Código de Familia mantiene aparte lo que usted tenía antes de la boda, lo que le regalaron o heredó en cualquier momento, y lo que esas cosas producen. Después de la fecha de separación, lo que usted gana vuelve a ser solo suyo (sección 771).</p>',
  '<h2>The date of separation</h2>': '<h2>La fecha de separación</h2>',
  '<p>Section 70 asks two things: did one of you tell or show the other that the marriage was over, and did that person act like it from then on? You can be separated under one roof. Because wages stop being shared on that day, people argue about it. A dated letter or message is worth more than memory.</p>':
    '<p>La sección 70 pregunta dos cosas: ¿uno de ustedes le dijo o le mostró al otro que el matrimonio había terminado? ¿Y actuó así desde entonces? Se puede estar separado bajo el mismo techo. Como los salarios dejan de ser de los dos ese día, la gente discute sobre cuál fue. Una carta o un mensaje con fecha vale más que la memoria.</p>',
  '<h2>Three places where it gets tangled</h2>': '<h2>Tres casos en que todo se enreda</h2>',
  '<li><strong>The house bought before the wedding.</strong> It starts as separate. If the mortgage was paid down with wages during the marriage, the community has a share in it.</li>':
    '<li><strong>La casa comprada antes de la boda.</strong> Empieza como bien propio. Si la hipoteca se pagó con salarios durante el matrimonio, la comunidad de bienes tiene una parte en ella.</li>',
  '<li><strong>The retirement account.</strong> What was paid in while married is shared, even if it sits in one name. It is divided by a special court order, so that nobody pays a penalty.</li>':
    '<li><strong>La cuenta de retiro.</strong> Lo que se aportó durante el matrimonio es de los dos, aunque esté a nombre de uno solo. Se divide con una orden especial del tribunal, para que nadie pague una multa.</li>',
  '<li><strong>The mixed account.</strong> Inheritance that flowed into the household account has to be traced. Whoever claims that it is separate has to show the trail.</li>':
    '<li><strong>La cuenta mezclada.</strong> Hay que seguirle el rastro a la herencia que entró en la cuenta de la casa. Quien dice que es un bien propio tiene que mostrar ese rastro.</li>',
  '<h2>Gifts between spouses and changed titles</h2>':
    '<h2>Regalos entre cónyuges y cambios de título</h2>',
  '<p>Turning separate property into community property, or the other way round, takes a written declaration by the spouse who gives something up (section 852). Ordinary personal gifts, such as jewelry that is modest for your circumstances, are the exception.</p>':
    '<p>Para convertir bienes propios en gananciales, o al revés, hace falta una declaración por escrito del cónyuge que cede algo (sección 852). La excepción son los regalos personales comunes, como una joya modesta para la situación de ustedes.</p>',
  '<h2>Equal does not mean sawn in half</h2>':
    '<h2>Por partes iguales no significa cortar todo en dos</h2>',
  '<p>The court divides the community equally in value. One of you may keep the house and the other the retirement account, if the numbers balance. Most couples settle this between themselves, with advice, and the judge signs it.</p>':
    '<p>El tribunal divide los bienes gananciales en partes de igual valor. Uno puede quedarse con la casa y el otro con la cuenta de retiro, si los números cuadran. La mayoría de las parejas lo resuelve entre los dos, con consejo, y el juez lo firma.</p>',
  '<p>List what you own in three columns: before, during, given or inherited. Put a question mark wherever you are not sure. The question marks are your agenda.</p>':
    '<p>Haga una lista de lo que tiene en tres columnas: antes, durante, regalado o heredado. Ponga un signo de interrogación donde no tenga certeza. Los signos de interrogación son los temas por tratar.</p>',
};
