export const bookingConfirmationSubject = 'Su consulta';
export const bookingConfirmationOpening =
  'Su consulta está reservada. No tiene que preparar nada; aquí está todo lo que necesita.';
export const bookingConfirmationOpeningBring =
  'Su consulta está reservada. Aquí está todo lo que necesita.';
export const bookingConfirmationBring =
  'Una identificación con foto y los papeles que ya tenga: acuerdos, cartas del tribunal, escrituras, estados de cuenta. Si le falta alguno, no hay problema.';
export const howToChange = '{howToChange}';
export const howToChangeWithFile = '{howToChange} El archivo adjunto la agrega a su calendario.';
export const reminderDaySubject = 'Recordatorio de su consulta';
export const reminderDayOpening =
  'Le recordamos su consulta. No tiene que preparar nada; si ya tiene papeles, puede traerlos.';
export const reminderDayOpeningBring = 'Le recordamos su consulta.';
export const reminderHourSubject = 'Su consulta empieza pronto';
export const reminderHourOpening = 'Su consulta empieza pronto. Será un gusto recibirle.';
export const reminderHourOpeningRemote =
  'Su consulta empieza pronto. Será un gusto hablar con usted.';
export const bookingConfirmedSubject = 'Su consulta está confirmada';
export const bookingConfirmedOpening = 'Su consulta está confirmada. Será un gusto recibirle.';
export const bookingConfirmedOpeningRemote =
  'Su consulta está confirmada. Será un gusto hablar con usted.';
export const bookingChangedSubject = 'Su consulta tiene nueva hora';
export const bookingChangedOpening =
  'Su consulta tiene una nueva hora, que reemplaza la que tenía antes.';
export const bookingChangedSubjectHost = 'Su consulta ha cambiado';
export const bookingChangedOpeningHost =
  'Su consulta ahora es con {attorney}, a la hora que se indica abajo. Antes era con {attorneyBefore}.';
export const bookingChangedOpeningBoth =
  'Su consulta tiene una nueva hora y ahora es con {attorney}. Antes era con {attorneyBefore}.';
export const bookingUnconfirmedSubject = 'Su consulta está por confirmar';
export const bookingUnconfirmedOpening =
  'Su consulta ya no está confirmada. Seguimos guardándole la hora que se indica abajo y le escribiremos de nuevo cuando esté confirmada.';
export const bookingReopenedSubject = 'Su consulta sigue en pie';
export const bookingReopenedOpening = 'Su consulta sí se realizará, a la hora que se indica abajo.';
export const bookingLinkSubject = 'La página de su consulta';
export const bookingLinkOpening =
  'Aquí tiene un nuevo enlace a la página de su consulta. Los enlaces de correos anteriores ya no funcionan.';
export const bookingCancelledSubject = 'Su consulta está cancelada';
export const bookingCancelledOpening =
  'Su consulta a la hora que se indica abajo está cancelada. No tiene que hacer nada.';
export const bookingCancelledClosing =
  'Para encontrar otra hora, llámenos al {phone} o reserve de nuevo en nuestro sitio web.';
export const contactReceiptSubject = 'Recibimos su mensaje';
export const contactReceiptOpening =
  'Gracias por escribirnos. Su mensaje ha llegado y una persona lo leerá. {replyTime}';
export const contactReceiptClosing =
  'Si no puede esperar, llame al {phone}. Si está en peligro, llame primero al {emergencyNumber}.';
export const newsletterConfirmationSubject = 'Confirme su suscripción';
export const newsletterConfirmationOpening =
  'Alguien, probablemente usted, pidió nuestro boletín para esta dirección. Con un clic lo recibirá cuando publiquemos algo.';
export const newsletterConfirmationClosing =
  'Si no fue usted, no haga nada: sin ese clic olvidamos esta dirección en un plazo de {days} días.';
export const newsletterWelcomeSubject = 'Su suscripción está activa';
export const newsletterWelcomeOpening =
  'Su suscripción está activa. Cuando publiquemos algo, le escribiremos con palabras sencillas de qué se trata y si le importa a usted.';
export const probateResultSubject = 'Las cifras que pidió';
export const probateResultOpening = 'Aquí tiene la comparación que calculó en nuestro sitio web.';
export const probateResultClosing =
  'Es un cálculo aproximado para planificar, no asesoría legal: lo que cuesta una sucesión testamentaria depende de los bienes y del tribunal. {feeRemark}';
export const rebookInvitationSubject = '¿Buscamos otra hora?';
export const rebookInvitationOpening =
  'Le esperamos en su consulta, pero no pudimos verle. Si todavía quiere hablar con nosotros, puede reservar otra hora.';
export const rebookInvitationClosing =
  'Si prefiere hablar por teléfono, llame al {phone}. Si ya no nos necesita, no tiene que hacer nada.';
export const waitSubject = 'Está en nuestra lista para una hora más temprana';
export const waitOpening =
  'Nos pidió que le avisemos cuando se libere una hora. En cuanto se libere una, se la ofrecemos por correo y se la guardamos media hora.';
export const waitClosing =
  'Puede que otras personas estén en la lista antes que usted; por eso no podemos prometerle una hora. Si es urgente, llame al {phone}.';
export const offerSubject = 'Se liberó una hora';
export const offerOpening =
  'Nos pidió que le avisemos cuando se libere una hora. Aquí tiene una, y se la guardamos hasta el momento que se indica abajo.';
export const offerClosing =
  'Si no tenemos noticias suyas hasta entonces, la hora pasa a la siguiente persona de la lista, y usted sigue en la lista para otra. Este correo no cambia nada por sí solo.';
export const documentsRequestSubject = 'Necesitamos algunos documentos suyos';
export const documentsRequestOpening =
  'Para ayudarle, necesitamos los documentos de esta lista. Puede enviarlos desde su computadora o como fotos desde su teléfono, en una página solo para usted. No necesita ninguna cuenta.';
export const documentsRequestClosing =
  'No hace falta que envíe todo a la vez: el mismo enlace funciona hasta que esté completo. Si no tiene algo o prefiere traerlo, llame al {phone}.';
export const documentsReminderSubject = 'Todavía faltan algunos documentos';
export const documentsReminderOpening =
  'Hace unos días le pedimos algunos documentos. Estos todavía no han llegado.';
export const documentsReminderClosing =
  'Si no tiene alguno de ellos o necesita ayuda, llame al {phone}. No volveremos a recordárselo por correo.';
export const documentsSharedSubject = 'Hay documentos nuevos en su página';
export const documentsSharedOpening =
  'Hay algo nuevo para usted en su página. Puede descargarlo allí.';
export const documentsSharedClosing = 'Si algo no está claro, llame al {phone}.';
export const questionsRequestSubject = 'Algunas preguntas antes de la reunión';
export const questionsRequestOpening =
  'Para prepararnos, le pedimos que responda algunas preguntas. Empiezan por los nombres de todas las personas involucradas: primero nos aseguramos de que podemos ayudarle. Puede parar en cualquier momento y continuar después con el mismo enlace, también en otro dispositivo.';
export const questionsRequestClosing =
  'El enlace es solo para usted. Quien lo tenga puede leer y cambiar sus respuestas. Si prefiere hablar, llame al {phone}.';
export const questionsReminderSubject = 'Sus preguntas siguen pendientes';
export const questionsReminderOpening =
  'Algunas de nuestras preguntas todavía no tienen respuesta. Lo que ya respondió está guardado; el enlace abre la página donde la dejó.';
export const questionsReminderClosing =
  'Si prefiere hablar, llame al {phone}. Solo le escribimos una vez sobre esto.';
export const questionsOpenSubject = 'Puede continuar con las preguntas';
export const questionsOpenOpening =
  'Gracias por los nombres. Ya los revisamos, y las demás preguntas están abiertas para usted.';
export const questionsOpenClosing = 'Si prefiere hablar, llame al {phone}.';
