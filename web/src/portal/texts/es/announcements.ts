import type { announcements as english } from '../en/announcements.ts';

const emails = (count: number, shown: string) => `${shown} ${count === 1 ? 'correo' : 'correos'}`;
const emailCount = (count: number, shown: string) =>
  `${shown} ${count === 1 ? 'dirección' : 'direcciones'}`;

export const announcements: typeof english = {
  title: 'Anuncios',
  lead: 'Mensajes para todos los asistentes de un evento, o solo para algunos. Aparecen en su app abierta.',
  write: 'Escribir anuncio',
  loadFailed: 'No pudimos cargar los anuncios',
  noEvent: 'Primero crea un evento y luego escribe sus anuncios.',
  none: 'Empieza con una bienvenida: dónde recoger la copa y dónde hay agua.',
  columns: {
    announcement: 'Anuncio',
    audience: 'Para',
    time: 'Hora',
    status: 'Estado',
    actions: 'Editar',
  },
  statuses: {
    published: 'Publicado',
    scheduled: 'Programado',
    scheduledWithEmail: 'Programado, con correo',
    notIn: (language) => `Falta en ${language}`,
  },
  shownOn: (count, phones, registered) =>
    `Mostrado en ${phones} ${count === 1 ? 'teléfono' : 'teléfonos'}${registered === null ? '' : `; registrados: ${registered}`}`,
  email: 'Correo',
  emailNamed: (title) => `Enviar por correo ${title}`,
  withdraw: 'Retirar',
  withdrawNamed: (title) => `Retirar ${title}`,
  withdrawDialog: {
    title: '¿Retirar este anuncio?',
    text: (title) =>
      `“${title}” desaparece de todas las apps abiertas. Puedes recuperarlo durante un día.`,
    submit: 'Retirar',
    withdrawing: 'Retirando…',
    withdrawn: 'Anuncio retirado',
    failed: 'No pudimos retirar el anuncio',
  },
  withdrawn: {
    label: 'Anuncios retirados',
    name: (title) => `Retiro de “${title}”`,
    title: '¿Recuperar este anuncio?',
    published: (title) =>
      `“${title}” vuelve a aparecer en la app. Los correos que ya salieron no se envían otra vez.`,
    scheduled: (title, at, hasEmail) =>
      `“${title}” queda programado otra vez (${at})${hasEmail ? ', con su correo' : ''}.`,
    late: (title, at) =>
      `“${title}” debía salir mientras estaba retirado (${at}). Aparece en la app de inmediato y su correo no se envía. Todavía puedes enviarlo desde la lista.`,
    draft: (title) => `“${title}” se publica junto con el evento, como antes.`,
    submit: 'Recuperarlo',
    keep: 'Dejarlo retirado',
    restoring: 'Recuperando…',
    restored: 'Anuncio recuperado',
    failed: 'No pudimos recuperar el anuncio',
  },
  audiences: {
    all: 'Todos',
    notArrived: 'Quienes aún no llegan',
    unpaid: 'Quienes aún no pagan',
    ticketType: (type) => `Boleto: ${type}`,
    visitors: (business) => `Quienes visitaron ${business}`,
    formerTicketType: 'Un tipo de boleto que ya no existe',
    formerBusiness: 'Quienes visitaron un negocio que dejó el evento',
  },
  templates: {
    label: 'Empezar con',
    help: 'Llena los textos de abajo. Cámbialos como quieras.',
    none: 'Un anuncio vacío',
    kinds: {
      reminder: 'Recordatorio del día anterior',
      moved: 'Nueva hora o nuevo lugar',
      urgent: 'Cambio urgente',
      thanks: 'Agradecimiento al final',
    },
  },
  fields: {
    title: 'Título',
    message: 'Mensaje',
    translatedTitle: 'Título traducido',
    translatedMessage: 'Mensaje traducido',
    audience: 'Quién lo ve',
    audienceMissing: 'Elige quién lo ve.',
    when: 'Cuándo',
    now: 'Ahora',
    later: 'Programado',
    publishAt: 'Programado para',
    publishAtPassed: 'Esta hora ya pasó. Elige una posterior o publica ahora.',
  },
  form: {
    languageHelp: (main) => `Escribe el título y el mensaje en ${main}.`,
    translations: { title: 'título', message: 'mensaje' },
    published:
      'Este anuncio ya está publicado. Tus cambios aparecen de inmediato en las apps abiertas.',
    publishNow: 'Publicar ahora',
    schedule: 'Programar para más tarde',
    publishOn: 'Publicar el',
    timeZone: (timeZone) => `En la zona horaria del evento: ${timeZone}.`,
  },
  preview: {
    title: 'Título',
    message: '¿Qué deben saber todos?',
  },
  mail: {
    dialog: (title) => `Enviar “${title}” por correo`,
    countFailed: 'No pudimos contar a las personas',
    now: {
      before: 'Para: ',
      after:
        ', según la lista de este momento. Cada dirección lo recibe una sola vez, aunque lo envíes de nuevo.',
    },
    whenPublished: {
      before: 'Para: ',
      after: ', según la lista cuando se publique el anuncio.',
    },
    purpose: 'Tipo de correo',
    purposes: {
      walk: (recipients) => `Sobre este paseo: todos los destinatarios (${recipients})`,
      news: (recipients) => `Novedades: solo quienes las pidieron (${recipients})`,
    },
    preview: 'Ver el correo',
    progress: (sent, queued, failed) =>
      `Enviados: ${sent}, en espera: ${queued}, con error: ${failed}. La pestaña Correos muestra cada uno durante una semana.`,
    notSetUp:
      'El correo no está configurado. Copia las direcciones y envía el texto desde tu propio correo.',
    notSetUpSchedule: 'El correo no está configurado, así que el anuncio solo aparece en la app.',
    copy: (count, shown) => `Copiar ${emailCount(count, shown)}`,
    copying: 'Copiando…',
    copied: (count, shown) => `${emailCount(count, shown)} ${count === 1 ? 'copiada' : 'copiadas'}`,
    copiedHelp: 'Pégalas en CCO para que nadie vea las demás.',
    copyFailed: 'No pudimos copiar las direcciones',
    send: (count, shown) => `Enviar ${emails(count, shown)}`,
    sending: 'Enviando…',
    sent: (count, shown) => `${emails(count, shown)} en camino`,
    sendFailed: 'No pudimos enviar los correos',
    isScheduled: 'El correo se envía junto con el anuncio.',
    schedule: 'Enviar por correo al publicar',
    scheduled: 'El correo se envía junto con el anuncio',
    unschedule: 'No enviar por correo',
    unscheduled: 'No se enviará ningún correo',
    scheduleFailed: 'No pudimos programar el correo',
  },
};
