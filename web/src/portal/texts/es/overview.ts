import { atTime, ofTime, theTime } from '@wine-walk/common/lib/spanish-times.ts';
import type { overview as english } from '../en/overview.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const visits = (count: number) => (count === 1 ? '1 visita' : `${count} visitas`);
const sales = (count: number) => (count === 1 ? '1 venta' : `${count} ventas`);

export const overview: typeof english = {
  title: 'Resumen',
  totals: {
    label: 'Totales',
    allEvents: 'Todos los eventos juntos',
    businesses: 'Negocios en total',
    events: 'Eventos activos',
    rewards: 'Premios activos',
  },
  event: {
    title: 'El evento',
    when: 'Cuándo',
    whenText: (time, timeZone) => `${time}, ${timeZone}`,
    where: 'Dónde',
    noPlace: 'Sin lugar definido',
    participants: 'Participan',
    businesses: (count) => (count === 1 ? '1 negocio activo' : `${count} negocios activos`),
    hashtag: 'Hashtag',
    noHashtag: 'Ninguno',
    open: 'Abrir el evento',
  },
  firstSteps: {
    title: 'Tu primer evento',
    organization: {
      before: 'Completa ',
      link: 'Organización',
      after:
        ': tu nombre, la edad mínima y los pagos. Publica ahí tu exención; sin ella nadie puede registrarse.',
    },
    businesses: 'Agrega los negocios y su ubicación en el mapa.',
    event: 'Crea el evento. Elige cuándo es y quién participa.',
    rest: 'Agrega premios, boletos y un anuncio. Una lista en esta página muestra lo que falta.',
  },
  damaged: (count, records) =>
    count === 1
      ? `Un registro está dañado y los asistentes solo ven lo que aún se puede leer: ${records}. Pide a quien administra tu base de datos que lo arregle.`
      : `${count} registros están dañados y los asistentes solo ven lo que aún se puede leer: ${records}. Pide a quien administra tu base de datos que los arregle.`,
  quickActions: {
    title: 'Acciones rápidas',
    addBusiness: 'Agregar negocio',
    createEvent: 'Crear evento',
    manageRewards: 'Administrar premios',
  },
  draft: {
    title: 'Este evento no está publicado',
    text: 'Solo el personal lo ve. Publícalo cuando los asistentes ya puedan registrarse. Quienes preguntaron por el próximo paseo reciben un correo diez minutos después, cuando ya no puedes deshacerlo.',
    publish: 'Publicar',
    publishing: 'Publicando…',
    question: '¿Publicarlo tal como está?',
    lacking: 'Aún faltan puntos de la lista:',
    publishAnyway: 'Publicar de todos modos',
    notYet: 'Todavía no',
  },
  readiness: {
    title: '¿Todo listo para abrir?',
    titleWhileRunning: 'La lista',
    ready: 'Todo está listo',
    count: (ready, all) => `${ready} de ${all} listos`,
    failed: 'No pudimos cargar la lista',
    fix: 'Arreglar',
  },
  checklist: {
    ready: 'Listo',
    toDo: 'Por hacer',
    actionOf: (action, item) => `${action}: ${item}`,
  },
  numbers: {
    label: 'Cifras',
    failed: 'No pudimos cargar las cifras',
    registered: 'Registrados',
    arrived: 'Llegaron',
    walking: 'Paseando',
    due: 'Por pagar',
    taken: { cash: 'Efectivo cobrado', card: 'Pagos con tarjeta', other: 'Otros pagos' },
    toReview: 'Por revisar',
    updates:
      'Se actualiza cada pocos segundos. Llegaron: identificación revisada y copa entregada. Paseando: registraron su visita en la primera parada.',
    outdated: (time) =>
      `No podemos conectar con el servidor. Estas cifras, ${ofTime(time)}, son las últimas.`,
  },
  offlineDesks: {
    desk: (name, time) => `${name} (última vez ${atTime(time)})`,
    text: (offline, all, desks) => `${offline} de ${all} mesas sin conexión o guardadas: ${desks}.`,
  },
  peopleReads: {
    account: (name, count, time) => `${name}, ${people(count)} (última vez ${atTime(time)})`,
    before: (max, accounts) =>
      `Consultaron más de ${max} personas en 10 minutos: ${accounts}. ¿Había mucha gente en la entrada? Si no, `,
    link: 'quítales el acceso',
    after: '.',
  },
  wrongPins: {
    business: (name, count) => `${name}, ${count}`,
    before: (businesses) =>
      `PIN incorrectos en la última hora: ${businesses}. Frenamos los intentos repetidos. Revisa el cartel ahí o `,
    link: 'renueva su código',
    after: '.',
  },
  rewards: {
    title: 'Premios',
    reward: 'Premio',
    redeemed: 'Entregados',
    left: 'Quedan',
    gone: 'Agotado',
    noLimit: 'Sin límite',
  },
  chart: {
    title: 'Visitas cada 10 minutos',
    none: 'Todavía no hay.',
    noneAfterEnd: 'No hubo.',
    count: (total, isCounting) =>
      `${total} en el tiempo mostrado.${isCounting ? ' La última columna aún está contando.' : ''}`,
    showTable: 'Mostrar como tabla',
    from: 'Desde',
    checkIns: 'Visitas',
    drawing: (since) =>
      `Visitas cada 10 minutos desde ${theTime(since)}; la tabla tiene todas las cifras.`,
  },
  crowding: {
    title: 'Dónde está la gente',
    lead: 'Según las visitas de los últimos 15 minutos.',
    crowded: 'Llenos',
    noneCrowded: 'Ningún negocio está lleno en este momento.',
    quiet: 'Tranquilos',
    noneQuiet: 'Ningún negocio está vacío en este momento.',
    checkIns: visits,
    more: (count) => `y ${count} más`,
  },
  controls: {
    title: 'Esta noche',
    paused: 'El registro de visitas está en pausa. Pedimos a los asistentes que esperen.',
    open: (until) => `Hasta ${theTime(until)} el registro de visitas está abierto.`,
    withAffected: (state, affected) => `${state} Los cambios afectan a ${affected}.`,
    pause: 'Pausar visitas',
    resume: 'Reanudar visitas',
    extend: (minutes) => `${minutes} minutos más`,
    end: 'Terminar el evento',
    endQuestion: '¿Terminar el evento ahora?',
    endText: (affected) =>
      `El registro de visitas se detiene de inmediato${affected ? ` para ${affected}` : ''}. Puedes deshacerlo durante 10 minutos.`,
    endNow: 'Terminar ahora',
    ending: 'Terminando…',
    failedText: 'No pudimos cambiar el evento',
    businesses: 'Negocios',
    statuses: { open: 'Abierto', closed: 'Cerrado', 'sold-out': 'Agotado' },
    statusOf: (status, business) => `${status}: ${business}`,
  },
  urgent: {
    label: 'Anuncio urgente',
    placeholder: 'Anuncio urgente para todos',
    translated: 'anuncio urgente',
    send: 'Enviar ahora',
    sending: 'Enviando…',
    sent: 'Enviado a todos',
    sentTo: (count, registered, walking) =>
      `Para ${registered} ${count === 1 ? 'asistente registrado' : 'asistentes registrados'}; paseando: ${walking}.`,
    latestShown: (time, count, phones, registered) =>
      `Último anuncio (${time}): mostrado en ${phones} ${count === 1 ? 'teléfono' : 'teléfonos'} hasta ahora${registered === null ? '' : `; registrados: ${registered}`}.`,
    undo: 'Deshacer',
    withdrawn: 'Anuncio retirado',
    withdrawFailed: 'No pudimos retirar el anuncio',
    sendFailed: 'No pudimos enviar el anuncio',
  },
  tills: {
    title: 'Cajas',
    failed: 'No pudimos cargar las cajas',
    owner: 'Responsable',
    expected: 'Esperado',
    counted: 'Contado',
    total: 'Total',
    count: 'Contar',
    countOf: (name) => `Contar la caja de ${name}`,
    tillOf: (name) => `Caja de ${name}`,
    countedAt: (time, by, movements) => `Contada ${atTime(time)} por ${by}. ${movements}`,
    openSince: (time, movements) => `Abierta desde ${theTime(time)} · ${movements}`,
    difference: (difference, explanation) => `${difference}: ${explanation}`,
    otherPayment: 'otro',
    card: 'tarjeta',
    movements: {
      float: (amount) => `Fondo ${amount}`,
      sales: (count, amount) => `${sales(count)} ${amount}`,
      salesBy: (payment, count, amount) => `${payment} ${sales(count)} ${amount}`,
      refunded: (amount) => `reembolsado ${amount}`,
      handedOver: (amount) => `entregado ${amount}`,
      received: (amount) => `recibido ${amount}`,
    },
  },
  wrapUp: {
    title: 'Después del evento',
    toReview: (count) => {
      if (count === 0) return 'Todas las visitas están revisadas.';
      return count === 1 ? '1 visita necesita revisión.' : `${count} visitas necesitan revisión.`;
    },
    review: 'Revisar',
    due: (count) => {
      if (count === 0) return 'Todos pagaron.';
      return count === 1 ? '1 persona no ha pagado.' : `${count} personas no han pagado.`;
    },
    seeWho: 'Ver quién',
    unsigned: (count) =>
      `${people(count)} ${count === 1 ? 'entró' : 'entraron'} sin firmar la exención.`,
    conflicts: (count) =>
      count === 1
        ? 'Hay 1 acción sin conexión por resolver.'
        : `Hay ${count} acciones sin conexión por resolver.`,
    resolve: 'Resolver',
    openTills: (count) => {
      if (count === 0) return 'Todas las cajas están contadas.';
      return count === 1 ? '1 caja no está contada.' : `${count} cajas no están contadas.`;
    },
    export: 'Exportar registros',
    treasurer: 'Hoja de tesorería',
    comments: 'Leer comentarios',
  },
};
