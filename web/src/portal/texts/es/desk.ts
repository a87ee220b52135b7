import { atTime, ofTime } from '@wine-walk/common/lib/spanish-times.ts';
import type { desk as english } from '../en/desk.ts';

/* A time may end with a period ('p.m.'), so no sentence ends with one. */

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
/** Returns a sentence that begins with the time, if it is known. */
const at = (time: string, text: string) => sentence(time ? `${atTime(time)} ${text}` : text);
const someReward = 'Un premio';
const within = (reward: string) => (reward === someReward ? 'un premio' : reward);
const sales = (count: number) => `${count} ${count === 1 ? 'venta' : 'ventas'}`;
const actionsWait = (count: number) =>
  count === 1
    ? '1 acción está pendiente en este teléfono.'
    : `${count} acciones están pendientes en este teléfono.`;
const listFrom = (time: string, entries: number) =>
  `Usamos la lista ${ofTime(time)}, con ${entries} ${entries === 1 ? 'registro' : 'registros'}.`;
const noList = 'Este teléfono aún no tiene la lista, así que no puede revisar quién puede entrar.';
const orphaned = (owner: string, action: string, time: string) =>
  `${owner} dejó esto pendiente en este teléfono ${atTime(time)}: ${action}. Aún no se envía.`;
const timed = (action: string, time: string) => (time ? `${action} (${time})` : action);

export const desk: typeof english = {
  title: 'Mesa de registro',
  noEvent: 'No hay ningún evento en curso. Crea o activa uno en Eventos.',
  loadingEvent: 'Cargando el evento…',
  undoableFailed: 'No pudimos cargar lo que se puede deshacer',
  registerAndAdmit: 'Registrar y dar entrada',
  registerAndCollect: 'Registrar y cobrar',
  unreachable: 'No pudimos conectar con el servidor. No cambió nada. Inténtalo de nuevo.',
  onlyCodesOffline: 'Sin conexión solo puedes buscar códigos. Escanea el boleto o la confirmación.',
  search: {
    label: 'Boleto, confirmación, código de premio, nombre o correo',
    placeholder: 'Boleto, código, nombre o correo',
    searching: 'Buscando…',
    find: 'Buscar',
    scan: 'Escanear',
    closeCamera: 'Cerrar cámara',
    cameraHint: 'Apunta la cámara al código de una confirmación, un boleto o un premio.',
    cameraFailed:
      'Aquí no podemos usar la cámara. Escribe el número que está debajo del código o usa un lector de códigos.',
  },
  location: {
    downloading: 'Descargando la lista para usarla sin conexión…',
    label: 'Tu puesto',
    entrance: 'Entrada: recibir a la gente',
    business: (name) => `${name}: registrar visitas`,
  },
  choice: {
    label: '¿Cuál es?',
    count: (count) => `Encontramos ${count}. ¿Cuál es?`,
    ticketToShow: (ticketId) => `Debe mostrar el boleto ${ticketId}`,
    noTicket: 'Sin boleto',
    notRegistered: 'Sin registro',
  },
  facts: {
    noDrinks: 'Sin bebidas',
    paid: 'pagado',
    paysCash: 'efectivo en la mesa',
    paysAtDesk: 'paga en la mesa',
    prepaid: 'Boleto pagado',
    paidAtDesk: 'Pagado en la mesa',
    sources: {
      import: 'Vendido con anticipación',
      generated: 'Boleto impreso',
      manual: 'Agregado por el personal',
    },
  },
  result: {
    back: 'Volver a la búsqueda',
    welcome: (firstName) => `Adelante, ${firstName}`,
    toCollect: (amount) => `${amount} por cobrar`,
    atBusiness: (name) => `En ${name}`,
    party: (size, others) => `Grupo de ${size}: ${others.join(', ')}`,
    partyNotArrived: (names) =>
      `De su grupo ${names.length === 1 ? 'falta' : 'faltan'} por llegar: ${names.join(', ')}.`,
    sameOrder: (names) => `Del mismo pedido: ${names.join(', ')}`,
    missingOfOrder: (names, unnamed) => {
      const others = `${unnamed} ${unnamed === 1 ? 'boleto' : 'boletos'} sin nombre`;
      const all = unnamed > 0 ? [...names, others] : names;
      return `Del mismo pedido falta registrar: ${all.join(', ')}`;
    },
    someTicketToShow: (firstName) => `${firstName} debe mostrar un boleto: escanéalo`,
    ticketToShow: (firstName, ticketId) => `${firstName} debe mostrar el boleto ${ticketId}`,
    mustSign: (firstName) => `${firstName} aún no firma la exención`,
    till: (amount, salesCount) => `Tu caja: ${amount} en ${sales(salesCount)}`,
    someReward,
    validCode: (code) => `El código ${code} es válido. Entrega el premio.`,
    uncheckedCode: (code) =>
      `Sin conexión no podemos revisar el código ${code}. Entrega el premio si en su pantalla aún queda tiempo.`,
    notRegistered: 'Aún sin registro',
    notRegisteredText: 'Nadie se ha registrado con este boleto todavía.',
    notRegisteredOffline:
      'Sin conexión no puedes registrar a nadie. Pide que esperen o que firmen en papel.',
    soldOut: 'Agotado: ya no hay boletos para vender.',
    unchanged: 'No cambió nada.',
    undoable: 'Puedes deshacerlo durante 5 minutos.',
    offlineUnchanged: (time) => `Sin conexión: usamos la lista ${ofTime(time)} y no cambió nada.`,
    offlineQueued: (time) =>
      `Sin conexión: usamos la lista ${ofTime(time)} y lo enviaremos cuando vuelva la conexión.`,
  },
  refusals: {
    used: {
      title: 'Ya se usó',
      text: (name, time, by) => at(time, by ? `${by} le dio entrada a ${name}` : `llegó ${name}`),
    },
    cancelled: {
      title: 'Cancelado',
      text: (name, time, by) =>
        at(time, by ? `${by} canceló el registro de ${name}` : `se canceló el registro de ${name}`),
    },
    revoked: {
      title: 'Anulado',
      text: (ticketId, time, by) =>
        at(time, by ? `${by} anuló el boleto ${ticketId}` : `se anuló el boleto ${ticketId}`),
    },
    wrongEvent: {
      title: 'Otro evento',
      text: (name) => `Esto es para ${name}.`,
      unknownText: 'Esto es para otro evento.',
    },
    notPaid: { title: 'Sin pagar', text: (name) => `${name} aún no paga.` },
    rewardClaimed: {
      title: 'Ya se entregó',
      text: (reward, time, by) =>
        at(time, by ? `${by} entregó ${within(reward)}` : `se entregó ${within(reward)}`),
    },
    rewardLocked: {
      title: 'Aún bloqueado',
      text: (reward) => `Aún no se desbloquea ${reward}.`,
    },
    outOfStock: { title: 'Se acabó', text: (reward) => `Ya no queda ${reward}.` },
    codeExpired: {
      title: 'Código vencido',
      text: (time) => sentence(`${atTime(time)} dejó de ser válido`),
    },
    unknown: {
      title: 'No aparece',
      text: (lookedUp) =>
        `No encontramos ningún boleto, confirmación, código ni nombre “${lookedUp}”.`,
      offlineText: (lookedUp) => `“${lookedUp}” no está en la lista de este teléfono.`,
    },
    poster: {
      title: 'Un cartel',
      text: 'Este es el cartel de un negocio. Los visitantes lo escanean ahí, en su propia app.',
    },
    webPage: {
      title: 'Una página web',
      text: 'Este código abre una página web. No es un boleto ni una confirmación.',
    },
    thisReward: 'este premio',
  },
  advice: {
    unknown: 'Revisa cómo está escrito, busca por nombre o correo, o vende un boleto.',
    used: 'Busca su registro. Una llegada se puede deshacer durante 5 minutos.',
    'wrong-event': 'Pide su boleto para este evento o vende uno.',
    cancelled: 'Busca su registro para restaurarlo o vende un boleto.',
    revoked: 'Pregunta de dónde lo sacaron y vende un boleto si quieren entrar.',
    'not-paid': 'Primero cobra y luego entrega el premio.',
    'reward-locked': 'Su app muestra cuántas paradas faltan.',
    'reward-claimed': 'Ya lo tiene. Un error se puede deshacer durante 5 minutos.',
    'out-of-stock': 'Ofrece otro premio.',
    'code-expired': 'Pide un código nuevo. Basta con un toque.',
  },
  offlineAdvice: {
    unknown: 'Puede que falten registros recientes en la lista. Pregunta en otra mesa o espera.',
    used: 'Un error se puede deshacer durante 5 minutos en el teléfono donde se hizo.',
    'wrong-event': 'Pide su boleto para este evento.',
    cancelled: 'Solo una mesa con conexión puede restaurarlo. Pregunta en otra mesa o espera.',
    revoked: 'Pregunta de dónde lo sacaron. Tienen que esperar a una mesa con conexión.',
  },
  unknownAdvice: {
    stampCard: 'Esta tarjeta aún no es de nadie. Busca a la persona y asígnasela.',
    rewardCode: 'Si es para un premio, pide un código nuevo. Los códigos vencen en 5 minutos.',
    noDeskCode: 'Escanea su boleto o su confirmación, o busca por nombre.',
  },
  actions: {
    checkIn: (business) => `Registrar visita en ${business}`,
    redeem: 'Entregado',
    sell: 'Vender un boleto en la mesa',
    takePayment: (firstName) => `Cobrarle a ${firstName}`,
    lookUp: (firstName) => `Ver el registro de ${firstName}`,
    useTicket: (ticketId) => `Usar el boleto ${ticketId}`,
    hasTicket: 'Tiene un boleto',
    hasOtherTicket: 'Tiene otro boleto',
    sign: (firstName) => `${firstName} firma aquí`,
    registerHolder: (name, ticketId) => `Registrar a ${name} · ${ticketId}`,
    registerTicket: (ticketId) => `Registrar el boleto ${ticketId}`,
    admit: (people, paid, isSignedOnPaper) => {
      const glasses = people === 1 ? 'la copa' : `${people} copas`;
      const signed = isSignedOnPaper ? 'exención firmada en papel, ' : '';
      const label = `${paid && `${people === 1 ? 'pagó' : 'pagaron'} ${paid}, `}${signed}identificación revisada, entrega ${glasses}`;
      return label.charAt(0).toUpperCase() + label.slice(1);
    },
    admitOnly: (firstName, paid) => `Solo ${firstName} por ahora${paid && `: pagó ${paid}`}`,
    theOthers: (count) => `Las otras ${count} personas`,
    paid: {
      cash: (amount) => `${amount} en efectivo`,
      card: (amount) => `${amount} con tarjeta`,
      other: (amount, method) => `${amount} con ${method}`,
    },
  },
  ticketForm: {
    label: 'Número de boleto',
    number: 'Número que aparece en el boleto',
    reason: 'Por qué lo tiene',
    submit: 'Usar este boleto',
  },
  typeChoice: {
    label: 'Boleto',
    mixed: 'Boletos distintos',
  },
  done: {
    admitted: (names) => `${names.join(', ')} ya ${names.length > 1 ? 'entraron' : 'entró'}`,
    redeemed: (reward, code) => `Se entregó ${within(reward)} (${code})`,
    checkedIn: (name, business) => `Visita de ${name} en ${business}`,
  },
  queue: {
    offline: (time, entries) => `Sin conexión. ${listFrom(time, entries)}`,
    offlineWithoutList: `Sin conexión. ${noList}`,
    unreachable: (time, entries) =>
      `No podemos conectar con el servidor. ${listFrom(time, entries)} Lo intentamos cada 15 segundos.`,
    unreachableWithoutList: `No podemos conectar con el servidor. ${noList} Lo intentamos cada 15 segundos.`,
    sending: (count) => `${actionsWait(count)} Enviando…`,
    waiting: (count) =>
      `${actionsWait(count)} ${count === 1 ? 'La' : 'Las'} enviaremos cuando vuelva la conexión.`,
    list: 'Pendientes en este teléfono',
    undo: 'Deshacer',
    undoOf: (action) => `Deshacer: ${action}`,
    notSaved: (action, time, reason) => `No se guardó: ${timed(action, time)}. ${reason}`,
    notSavedHere: 'Este teléfono no pudo guardarlo.',
    conflict: (action, time, reasons) => `${timed(action, time)}: ${reasons} Resuélvelo abajo.`,
    dismiss: 'OK',
    dismissOf: (action) => `Descartar: ${action}`,
    orphaned,
    orphanedForAdmin: (owner, action, time) =>
      `${orphaned(owner, action, time)} Un administrador puede iniciar sesión aquí para enviarlo.`,
    save: 'Guardarlo',
    saveOf: (action) => `Guardar: ${action}`,
  },
  conflicts: {
    title: 'Por resolver',
    lead: 'Se hizo sin conexión y no coincide con datos posteriores. Nada se revierte. Anota cómo resolviste cada caso.',
    fetchFailed: 'No pudimos cargar los conflictos pendientes',
    resolve: 'Resolver',
    resolveOf: (conflict) => `Resolver: ${conflict}`,
    dialogTitle: 'Resolver esto',
    note: 'Cómo lo resolviste',
    noteHelp: 'Se guarda con tu nombre.',
    submit: 'Marcar como resuelto',
    resolved: 'Resuelto',
    someone: 'alguien',
    arrived: (name) => `Llegó ${name}.`,
    redeemed: (reward, name) => `${reward} para ${name}.`,
    here: (time, by) => `Aquí, ${atTime(time)}, lo registró ${by}.`,
    hereAndEarlier: (time, by, earlierTime, earlierBy) =>
      `Aquí, ${atTime(time)}, lo registró ${by}; antes, ${atTime(earlierTime)}, ${earlierBy}.`,
    byUnknown: 'alguien más',
    reasons: {
      'already-arrived': 'Su llegada a la mesa ya estaba registrada.',
      'not-paid': 'No había pagado.',
      'wrong-event': 'Era para otro evento.',
      'registration-cancelled': 'Su registro estaba cancelado.',
      'already-claimed': 'Ya se había entregado.',
      'code-expired': 'El código había vencido.',
      'out-of-stock': 'Ya no quedaba ninguno.',
      'late-arrival': 'Se envió más de 12 horas después.',
      'implausible-time': 'La hora del teléfono no cuadra.',
    },
  },
  till: {
    title: 'Tu caja',
    fetchFailed: 'No pudimos cargar tu caja',
    sales,
    formerMethods: { card: 'tarjeta', other: 'otros' },
    open: (summary) => `Tu caja: ${summary}`,
    openWaiting: (summary, amount) => `Tu caja: ${summary}. Falta enviar ${amount} más.`,
    closed: 'Tu caja se abre con tu primer cobro.',
    closedWaiting: (amount) => `Tu caja se abre con tu primer cobro. Falta enviar ${amount}.`,
    count: 'Contar la caja',
    countOrTransfer: 'Contar o entregar',
    floatCash: 'Efectivo en tu caja antes de la primera venta',
    submitFloat: 'Abrir mi caja',
  },
  cashTransfer: {
    title: 'Entregar efectivo',
    from: 'De',
    to: 'A',
    amount: 'Monto',
    help: 'Cuéntenlo juntos. Pasamos el efectivo a la otra caja de inmediato.',
    submit: 'Entregar',
    done: 'Efectivo entregado',
  },
};
