/** Spanish for the messages of the server to staff, which are in English. Those without one have the text of their code. */
export const serverSentences: Readonly<Record<string, string>> = {
  'A reward that this unlocked was already handed out. Undo that first.':
    'Un premio que esto desbloqueó ya se entregó. Deshaz eso primero.',
  'A station is a business that no longer exists.':
    'Uno de los puestos es de un negocio que ya no existe.',
  'Another admin has to reset your second factor.':
    'Otro administrador tiene que restablecer tu segundo factor.',
  'Choose the event of your shift for this ticket.':
    'Elige el evento de tu turno para este boleto.',
  'Create an event first. The mail is about an event.':
    'Primero crea un evento. El correo trata de un evento.',
  'Invalid username or password': 'El usuario o la contraseña no son correctos',
  'It was published a moment ago. Open this again to email it.':
    'Se publicó hace un momento. Abre esto de nuevo para enviarlo por correo.',
  'Its time passed while it was withdrawn. Confirm again to publish it now, without its email.':
    'Su hora pasó mientras estaba retirado. Confirma otra vez para publicarlo ahora, sin el correo.',
  'Mail is not set up: SMTP_HOST and MAIL_FROM are missing (docs/set-up.md).':
    'El correo no está configurado: faltan SMTP_HOST y MAIL_FROM (docs/set-up.md).',
  'Mail isn’t set up. Copy the addresses instead.':
    'El correo no está configurado. Copia las direcciones.',
  'Mail isn’t set up. Print the links under Prints instead.':
    'El correo no está configurado. Imprime los enlaces en Impresiones.',
  'Many people are signing in right now. Please try again in a moment.':
    'Muchas personas están entrando en este momento. Inténtalo de nuevo en un momento.',
  'No event is active, so there is no desk to open.':
    'Ningún evento está activo, así que no hay mesa que abrir.',
  'No payment was taken for this registration, or it was refunded.':
    'No se cobró nada por este registro, o ya se reembolsó.',
  'One of these businesses no longer exists.': 'Uno de estos negocios ya no existe.',
  'One of these events no longer exists.': 'Uno de estos eventos ya no existe.',
  'Only admins can do this.': 'Solo los administradores pueden hacer esto.',
  'Only shops can do this.': 'Solo los negocios pueden hacer esto.',
  'Only the desk can do this.': 'Solo la mesa puede hacer esto.',
  'People have registered since. Make the walk inactive instead.':
    'Ya hay personas registradas. Mejor desactiva el paseo.',
  'Publish a release first. The mail has its copy.':
    'Primero publica una exención. El correo lleva una copia.',
  'Set a new password. An admin without a second factor needs one.':
    'Pon una contraseña nueva. Un administrador sin segundo factor la necesita.',
  'Someone else is changing this right now. Please try again.':
    'Alguien más está cambiando esto en este momento. Inténtalo de nuevo.',
  'Someone has changed this since. Check the current version.':
    'Alguien más cambió esto después. Revisa la versión actual.',
  'That code didn’t work. Each one works once, so wait for the next.':
    'Ese código no funcionó. Cada uno sirve una vez; espera el siguiente.',
  'That recovery code didn’t work. Each one works once.':
    'Ese código de recuperación no funcionó. Cada uno sirve una vez.',
  'That time is in the past. End the walk now instead.':
    'Esa hora ya pasó. Mejor termina el paseo ahora.',
  'The announcement was withdrawn.': 'El anuncio se retiró.',
  'The content was removed.': 'El contenido se borró.',
  'The current password is incorrect.': 'La contraseña actual es incorrecta.',
  'The desk doesn’t sell this ticket. Choose another one.':
    'La mesa no vende este boleto. Elige otro.',
  'The event is no longer announced.': 'El evento ya no se anuncia.',
  'The event is over.': 'El evento ya terminó.',
  'The event isn’t running, so check-ins are closed.':
    'El evento no está en curso, así que no se registran visitas.',
  'The event no longer exists.': 'El evento ya no existe.',
  'The file has no streets: lines with “highway” (OpenStreetMap) or “kind”: “street”.':
    'El archivo no tiene calles: líneas con «highway» (OpenStreetMap) o «kind»: «street».',
  'The last of these rewards are reserved for others right now. Try again in 5 minutes.':
    'Los últimos de estos premios están apartados para otros en este momento. Inténtalo en 5 minutos.',
  'The mail could not be composed.': 'No pudimos redactar el correo.',
  'The mail provider gave no reason.': 'El proveedor de correo no dijo por qué.',
  'The mail waited too long to be sent.': 'El correo esperó demasiado tiempo y ya no se envió.',
  'The offer is over.': 'La oferta de lugar ya venció.',
  'The organizer hasn’t published a release to sign yet.':
    'Aún no hay una exención publicada para firmar.',
  'The person they came with isn’t registered.': 'La persona con quien vino no está registrada.',
  'The registration has another email now.': 'El registro ahora tiene otro correo.',
  'The registration is cancelled.': 'El registro está cancelado.',
  'The registration no longer exists.': 'El registro ya no existe.',
  'The signed release was not found.': 'No encontramos la exención firmada.',
  'The till that took this payment is already closed.':
    'La caja que recibió este pago ya está cerrada.',
  'The waiver has changed. Please read the new one.': 'La exención cambió. Lee la nueva.',
  'The walk hasn’t started. Change its times in the form.':
    'El paseo aún no empieza. Cambia sus horas en el formulario.',
  'The walk is over. Change its end first.': 'El paseo ya terminó. Primero cambia su fin.',
  'There is no active event to register for.': 'No hay un evento activo en el que registrarse.',
  'There is no data about this person.': 'No hay datos de esta persona.',
  'There is no event to register for right now.':
    'En este momento no hay un evento en el que registrarse.',
  'There is nothing to confirm. Start the setup again.':
    'No hay nada que confirmar. Empieza la configuración de nuevo.',
  'There isn’t that much in the till.': 'No hay tanto dinero en la caja.',
  'These rewards are all gone.': 'Ya no queda ninguno de estos premios.',
  'They registered after this check-in.': 'Se registró después de esta visita.',
  'This announcement is over a week old. Write a new one.':
    'Este anuncio tiene más de una semana. Escribe uno nuevo.',
  'This announcement is published. Choose who to email.':
    'Este anuncio está publicado. Elige a quién enviarlo por correo.',
  'This business isn’t part of the event.': 'Este negocio no participa en el evento.',
  'This business no longer exists. Choose another audience.':
    'Este negocio ya no existe. Elige otros destinatarios.',
  'This change doesn’t exist or was already undone.': 'Este cambio no existe o ya se deshizo.',
  'This check-in has changed. Check it again.': 'Esta visita cambió. Revísala de nuevo.',
  'This code has expired. Ask for a new one.': 'Este código venció. Pide uno nuevo.',
  'This color is too light to read on white. Choose a darker one.':
    'Este color es demasiado claro para leerse sobre blanco. Elige uno más oscuro.',
  'This event doesn’t have this ticket type.': 'Este evento no tiene este tipo de boleto.',
  'This import was more than a day ago.': 'Esta importación fue hace más de un día.',
  'This person’s link has ended.': 'El enlace de esta persona ya no funciona.',
  'The address search isn’t available now. Place the pin instead.':
    'La búsqueda de direcciones no está disponible ahora. Coloca el marcador en el mapa.',
  'This walk is archived. Restore it first.': 'Este paseo está archivado. Primero recupéralo.',
  'Attendees see this walk until a day after its end. Archive it later, or make it inactive first.':
    'Los asistentes ven este paseo hasta un día después de que termina. Archívalo más tarde o desactívalo antes.',
  'This change was more than a day ago.': 'Este cambio fue hace más de un día.',
  'This is a staff account, not a participant.':
    'Esta es una cuenta del personal, no un participante.',
  'This is not a GeoJSON FeatureCollection. Export the map as GeoJSON (RFC 7946).':
    'Esto no es una FeatureCollection de GeoJSON. Exporta el mapa como GeoJSON (RFC 7946).',
  'This is the name of a staff account. Please type your own name, first and last.':
    'Este es el nombre de una cuenta del personal. Escribe tu propio nombre y apellido.',
  'This isn’t a JPEG, PNG or WebP picture.': 'Esto no es una foto JPEG, PNG o WebP.',
  'This link and PIN don’t match.': 'Este enlace y el PIN no coinciden.',
  'This link has ended. Ask an organizer for a new one.':
    'Este enlace ya no funciona. Pide uno nuevo a un organizador.',
  'This needs a staff account of your own.': 'Para esto necesitas tu propia cuenta del personal.',
  'This password is too easy to guess for an admin.':
    'Esta contraseña es demasiado fácil de adivinar para un administrador.',
  'This person is no longer registered for the event.':
    'Esta persona ya no está registrada en el evento.',
  'This registration is cancelled. Restore it first.':
    'Este registro está cancelado. Primero restáuralo.',
  'This ticket type no longer exists. Choose another audience.':
    'Este tipo de boleto ya no existe. Elige otros destinatarios.',
  'This was more than 10 minutes ago.': 'Esto fue hace más de 10 minutos.',
  'This was more than 5 minutes ago.': 'Esto fue hace más de 5 minutos.',
  'This was more than 5 minutes ago. Fix it in Registrations.':
    'Esto fue hace más de 5 minutos. Corrígelo en Registros.',
  'Too many lines of this map cross or lie on top of each other. Cut it out closer around the businesses, or leave some kinds out.':
    'Demasiadas líneas de este mapa se cruzan o están una encima de otra. Recórtalo más cerca de los negocios o quita algunos tipos.',
  'We don’t recognize this code. Ask for a new one.': 'No reconocemos este código. Pide uno nuevo.',
  'You don’t have a till yet. Open one first.': 'Todavía no tienes una caja. Abre una primero.',
  'Your organization doesn’t take this payment. An admin can add it in Organization.':
    'Tu organización no acepta este pago. Un administrador puede agregarlo en Organización.',
  'Your second factor is off.': 'Tu segundo factor está desactivado.',
  'Your second factor is on. Turn it off first.':
    'Tu segundo factor está activado. Primero desactívalo.',
  'Your shift is for another event.': 'Tu turno es de otro evento.',
  'Your till is closed. Open a new one first.': 'Tu caja está cerrada. Abre una nueva primero.',
};

/** Messages with names and numbers. */
export const serverPatterns: readonly (readonly [RegExp, string])[] = [
  [
    /^Someone else moved ticket (.+) to another event\. It was not (?:.+)\.$/,
    'Alguien más pasó el boleto $1 a otro evento. No se cambió.',
  ],
  [
    /^Someone else changed the holder of ticket (.+?)\. It is now held by (.+), and was not (?:.+)\.$/,
    'Alguien más cambió al titular del boleto $1. Ahora es de $2, y no se cambió.',
  ],
  [
    /^Someone else changed the holder of ticket (.+?)\. It now has no holder, and was not (?:.+)\.$/,
    'Alguien más cambió al titular del boleto $1. Ahora no tiene titular, y no se cambió.',
  ],
  [
    /^Someone else saved this .+ since you opened it\. Compare the versions, then save again\.$/,
    'Alguien más lo guardó desde que lo abriste. Compara las versiones y guarda de nuevo.',
  ],
  [
    /^Someone else set (.+) to include every active business\. Check it, then save again\.$/,
    'Alguien más hizo que $1 incluya todos los negocios activos. Revísalo y guarda de nuevo.',
  ],
  [
    /^Some tickets are “(.+)”, so this type stays\. You can stop selling it at the desk\.$/,
    'Algunos boletos son «$1», así que este tipo se queda. Puedes dejar de venderlo en la mesa.',
  ],
  [
    /^The count is (.+) more than the till should hold\. Count again, or say why\.$/,
    'Contaste $1 más de lo que debería haber en la caja. Cuenta de nuevo o explica por qué.',
  ],
  [
    /^The count is (.+) less than the till should hold\. Count again, or say why\.$/,
    'Contaste $1 menos de lo que debería haber en la caja. Cuenta de nuevo o explica por qué.',
  ],
  [
    /^The terminal has (.+) more than the card payments here\. Check its total, or say why\.$/,
    'La terminal tiene $1 más que los pagos con tarjeta de aquí. Revisa su total o explica por qué.',
  ],
  [
    /^The terminal has (.+) less than the card payments here\. Check its total, or say why\.$/,
    'La terminal tiene $1 menos que los pagos con tarjeta de aquí. Revisa su total o explica por qué.',
  ],
  [
    /^The currency stays (.+): this event has a till in it\.$/,
    'La moneda sigue siendo $1: este evento tiene una caja en ella.',
  ],
  [
    /^The file has more than (.+) points\. Cut it out smaller, or leave some kinds out\.$/,
    'El archivo tiene más de $1 puntos. Recórtalo o quita algunos tipos.',
  ],
  [
    /^The file is in another projection\. Export it in longitude and latitude \(WGS 84, EPSG:4326\)\.(?: It names (.+)\.)?$/,
    'El archivo está en otra proyección. Expórtalo en longitud y latitud (WGS 84, EPSG:4326).',
  ],
  [
    /^The map is larger than (.+) KB also when simplified\. Cut it out closer around the businesses, or leave its buildings out\.$/,
    'El mapa pesa más de $1 KB incluso simplificado. Recórtalo más cerca de los negocios o quita sus edificios.',
  ],
  [
    /^The map is more than (.+) km wide, and the event has no businesses to say which part of it is wanted\.$/,
    'El mapa mide más de $1 km de ancho, y el evento no tiene negocios que indiquen qué parte se necesita.',
  ],
  [
    /^The nearest street of this map is (.+) km from (.+)\. Choose the map of the event’s district\.$/,
    'La calle más cercana de este mapa está a $1 km de $2. Elige el mapa del distrito del evento.',
  ],
  [
    /^The registration of (.+) is cancelled\. Restore it first, or refuse\.$/,
    'El registro de $1 está cancelado. Restáuralo primero o rechaza la visita.',
  ],
  [/^There is already a staff account named (.+)\.$/, 'Ya hay una cuenta del personal llamada $1.'],
  [/^There is already a ticket (.+)\.$/, 'Ya existe el boleto $1.'],
  [/^This code is for another event\.$/, 'Este código es de otro evento.'],
  [/^This code is for (.+)\.$/, 'Este código es de $1.'],
  [
    /^This payment is in the till of (.+)\. Only they or an admin can void it\. Refund it from your own till instead\.$/,
    'Este pago está en la caja de $1. Solo esa persona o un administrador puede anularlo. Mejor reembólsalo desde tu propia caja.',
  ],
  [/^This picture is larger than (.+) KB\.$/, 'Esta foto pesa más de $1 KB.'],
  [
    /^This picture is (.+) × (.+) pixels\. Use at most (.+) on each side\.$/,
    'Esta foto mide $1 × $2 píxeles. Usa $3 como máximo en cada lado.',
  ],
  [
    /^This till has (.+), less than the refund of (.+)\. Move cash into it first, or ask an admin\.$/,
    'Esta caja tiene $1, menos que el reembolso de $2. Primero pasa dinero a ella o pide ayuda a un administrador.',
  ],
  [/^This (?:[\w-]+ )+(?:doesn’t exist|no longer exists)\.$/, 'Esto ya no existe.'],
  [
    /^Ticket (.+) belongs to someone else\. Choose why (.+) uses it\.$/,
    'El boleto $1 es de otra persona. Elige por qué lo usa $2.',
  ],
  [
    /^Ticket (.+) belongs to (.+)\. Choose why (.+) uses it\.$/,
    'El boleto $1 es de $2. Elige por qué lo usa $3.',
  ],
  [/^Ticket (.+) doesn’t exist\.$/, 'El boleto $1 no existe.'],
  [/^Ticket (.+) is for another event\.$/, 'El boleto $1 es de otro evento.'],
  [/^Ticket (.+) was already redeemed\.$/, 'El boleto $1 ya se usó.'],
  [
    /^Ticket (.+) was redeemed, so it can’t be .+\.$/,
    'El boleto $1 ya se usó, así que no se puede cambiar.',
  ],
  [
    /^Ticket (.+) has already been used\. If that wasn't you, please ask at the registration desk\.$/,
    'El boleto $1 ya se usó.',
  ],
  [
    /^We can't find ticket (.+)\. Check the number, or buy a ticket at the registration desk\.$/,
    'No encontramos el boleto $1. Revisa el número o vende un boleto en la mesa.',
  ],
  [/^No one has registered with ticket (.+)\.$/, 'Nadie se ha registrado con el boleto $1.'],
  [/^You are already registered for (.+)\.$/, 'Esta persona ya está registrada en $1.'],
  [
    /^You’re early\. This link works from (.+)\.$/,
    'Llegaste temprano. Este enlace funciona desde: $1.',
  ],
  [
    /^Your till holds (.+), and the price is in (.+)\. Count it and open a new one first\.$/,
    'Tu caja está en $1 y el precio está en $2. Primero cuéntala y abre una nueva.',
  ],
  [
    /^The event is sold out: all (.+) tickets are taken\.$/,
    'El evento está agotado: se tomaron sus $1 boletos.',
  ],
  [
    /^The desk is sold out: all (.+) tickets are taken\.$/,
    'La mesa no tiene más boletos: se tomaron sus $1.',
  ],
  [
    /^“?(.+?)”? is sold out: all (.+) tickets are taken\.$/,
    '«$1» está agotado: se tomaron sus $2 boletos.',
  ],
  [
    /^The event has (.+) of (.+) tickets left, so (.+) more don’t fit\. Raise the number in Events, or add fewer\.$/,
    'Al evento le quedan $1 de $2 boletos, así que no caben $3 más. Sube el número en Eventos o agrega menos.',
  ],
  [
    /^The desk has (.+) of (.+) tickets left, so (.+) more don’t fit\. Raise the number in Events, or add fewer\.$/,
    'A la mesa le quedan $1 de $2 boletos, así que no caben $3 más. Sube el número en Eventos o agrega menos.',
  ],
  [
    /^“?(.+?)”? has (.+) of (.+) tickets left, so (.+) more don’t fit\. Raise the number in Events, or add fewer\.$/,
    'A «$1» le quedan $2 de $3 boletos, así que no caben $4 más. Sube el número en Eventos o agrega menos.',
  ],
  [
    /^(\d+) places are already taken\. Enter \d+ or more\.$/,
    'Ya hay $1 lugares ocupados. Escribe $1 o más.',
  ],
  [
    /^(\d+) tickets of “(.+)” are already taken\. Enter \d+ or more\.$/,
    'Ya se tomaron $1 boletos de «$2». Escribe $1 o más.',
  ],
  [
    /^(.+) already counted the till that took this payment\. Use a refund instead\.$/,
    '$1 ya contó la caja que recibió este pago. Usa un reembolso.',
  ],
  [/^(.+) already counted this till\.$/, '$1 ya contó esta caja.'],
  [/^(.+) already handed out (.+) at (.+)\.$/, '$1 ya entregó $2 ($3).'],
  [/^(.+) already let (.+) in\.$/, '$1 ya dejó entrar a $2.'],
  [
    /^(.+) did this\. Only they or an admin can undo it\.$/,
    '$1 hizo esto. Solo esa persona o un administrador puede deshacerlo.',
  ],
  [/^(.+) has already come in\. Undo that first\.$/, '$1 ya entró. Deshaz eso primero.'],
  [/^(.+) has card (.+)\. Use another one\.$/, '$1 tiene la tarjeta de sellos $2. Usa otra.'],
  [
    /^(.+) hasn’t paid yet\. Send them to the registration desk first\.$/,
    '$1 aún no paga. Pide que primero vaya a la mesa de registro.',
  ],
  [/^(.+) hasn’t paid yet\. Take the payment first\.$/, '$1 aún no paga. Primero cobra.'],
  [/^(.+) is over\.$/, '$1 ya terminó.'],
  [/^(.+) is registered for another event\.$/, '$1 tiene registro para otro evento.'],
  [/^(.+) is the only admin\.$/, 'No hay más administradores que $1.'],
  [/^(.+) isn’t for (.+)’s type of ticket\.$/, '$1 no es para el tipo de boleto de $2.'],
  [
    /^(.+) isn’t handed out here\. Send them to the registration desk\.$/,
    '$1 no se entrega aquí. Pide que vaya a la mesa de registro.',
  ],
  [
    /^(.+) still has to sign the release\. Have them sign on paper first\.$/,
    '$1 todavía tiene que firmar la exención. Pide que primero firme en papel.',
  ],
  [/^(.+) takes over already\.$/, '$1 ya toma el relevo.'],
  [/^(.+)’s registration was cancelled\.$/, 'El registro de $1 se canceló.'],
  [/^(.+)’s till is already closed\.$/, 'La caja de $1 ya está cerrada.'],
];
