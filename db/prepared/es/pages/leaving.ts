import type { PreparedTexts } from '../../prepared-texts.ts';

export const leaving: PreparedTexts = {
  'Leaving this site quickly': 'Salir rápido de este sitio',
  'What the control “Leave this page” does, what it cannot do, and where to find help that is safer.':
    'Qué hace el botón «Salir de esta página», qué no puede hacer y dónde encontrar ayuda más segura.',
  'Some pages have a control, “Leave this page”, for moments when nobody should see what you are reading. Here is what it can and cannot do.':
    'Algunas páginas tienen un botón, «Salir de esta página», para los momentos en que nadie debe ver lo que usted está leyendo. Esto es lo que puede hacer y lo que no.',
  'How to use it': 'Cómo usarlo',
  '<p>Press <b>Leave this page</b> at the top of the page, or press the Shift key three times on a keyboard. With the on-screen keyboard of a phone or tablet only the control works, because such keyboards press Shift by themselves.</p>':
    '<p>Pulse <b>Salir de esta página</b> en la parte de arriba, o presione tres veces la tecla Mayús (Shift) en un teclado. Con el teclado en pantalla de un teléfono o una tableta solo funciona el botón, porque esos teclados presionan Mayús por sí solos.</p>',
  'What it does': 'Qué hace',
  '<ul><li>The page goes blank at once, and an unrelated website opens in its place.</li><li>What you had typed is cleared, and so is what this site had kept in the tab.</li><li>The Back button of this tab does not bring our pages back. If you open our address again, the site works as usual.</li></ul>':
    '<ul><li>La página queda en blanco de inmediato y en su lugar se abre otro sitio web que no tiene nada que ver.</li><li>Se borra lo que usted había escrito, y también lo que este sitio había guardado en la pestaña.</li><li>El botón Atrás de esta pestaña no vuelve a mostrar nuestras páginas. Si abre otra vez nuestra dirección, el sitio funciona como siempre.</li></ul>',
  'What it cannot do': 'Lo que no puede hacer',
  '<ul><li>It does not delete your browser’s history. The pages that you have opened are still listed there, and your browser may suggest our address when somebody types.</li><li>It closes no other tabs or windows, and deletes no downloads, mails or calendar entries.</li><li>It cannot undo what you have already sent to us, or calls that you have made.</li><li>It does not help against programs that watch a device, or against accounts, routers or phone bills that somebody else can see.</li><li>Without scripts, the control is a link to the other website: Back then returns to our page.</li></ul>':
    '<ul><li>No borra el historial de su navegador. Las páginas que usted ha abierto siguen ahí, y el navegador puede sugerir nuestra dirección cuando alguien escribe.</li><li>No cierra otras pestañas ni ventanas, y no borra descargas, correos ni citas del calendario.</li><li>No puede deshacer lo que ya nos envió ni las llamadas que hizo.</li><li>No sirve contra programas que vigilan un aparato, ni contra cuentas, módems o recibos de teléfono que otra persona puede ver.</li><li>Sin scripts, el botón es un enlace al otro sitio web: en ese caso, Atrás regresa a nuestra página.</li></ul>',
  'What is safer': 'Qué es más seguro',
  '<p>If you think that somebody watches your phone or computer, use a device that they cannot reach: at a library, at work, or a friend’s. A private window keeps pages out of the history, but it does not stop programs that watch. Deleting the whole history can itself be noticed.</p><p>In danger, call {emergencyNumber}. To reach us without the website, call {phone}.</p>':
    '<p>Si cree que alguien vigila su teléfono o su computadora, use un aparato al que esa persona no tenga acceso: en una biblioteca, en el trabajo o el de una amistad. Una ventana privada no guarda las páginas en el historial, pero no detiene los programas que vigilan. Borrar todo el historial también puede notarse.</p><p>Si está en peligro, llame al {emergencyNumber}. Para comunicarse con nosotros sin el sitio web, llame al {phone}.</p>',
};
