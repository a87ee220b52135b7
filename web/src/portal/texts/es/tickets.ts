import type { tickets as english } from '../en/tickets.ts';

const ticketCount = (count: number) => `${count} ${count === 1 ? 'boleto' : 'boletos'}`;
/** Returns the singular for one ticket. */
const forCount = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const tickets: typeof english = {
  title: 'Boletos',
  lead: 'Quién puede entrar. Cada boleto se usa una vez, con su registro.',
  loadFailed: 'No pudimos cargar los boletos',
  saveFailed: 'No pudimos guardar el boleto',
  connectionLost: 'Se perdió la conexión.',
  done: 'Listo',
  actions: {
    add: 'Agregar boleto',
    import: 'Importar CSV',
    generate: 'Generar',
    export: 'Exportar CSV',
    exporting: 'Exportando…',
    exported: (count) => `Boletos exportados: ${count}`,
    exportFailed: 'No pudimos exportar los boletos',
    print: 'Imprimir tarjetas',
  },
  filters: {
    search: 'Buscar boletos por el inicio de su número, correo o nombre',
    searchPlaceholder: 'Número, correo o nombre',
    searching: 'Buscando…',
    unused: 'Sin usar',
    redeemed: 'Usados',
  },
  waitingList: {
    show: 'Ver quién espera',
    title: 'Lista de espera',
    note: 'Primero quienes llevan más tiempo. Queda constancia cada vez que abres esta lista.',
    since: (at) => `Desde: ${at}`,
    offeredUntil: (at) => `Lugar apartado hasta: ${at}`,
    failed: 'No pudimos cargar la lista de espera',
    empty: 'Ya nadie espera.',
  },
  waiting: (waiting, offered) =>
    `Lista de espera: ${waiting} en espera, ${offered} con un lugar apartado. Ofrecemos cada lugar libre por correo, por orden de llegada.`,
  list: {
    label: 'Boletos',
    select: 'Elegir',
    selectTicket: (id) => `Elegir ${id}`,
    ticket: 'Boleto',
    holder: 'A nombre de',
    anyone: 'Cualquiera',
    emailHidden: 'Correo oculto',
    event: 'Evento',
    anyEvent: 'Cualquier evento',
    type: 'Tipo',
    source: 'Origen',
    sources: { import: 'Importado', generated: 'Generado', manual: 'Agregado a mano' },
    state: 'Estado',
    states: { unused: 'Sin usar', redeemed: 'Usado' },
    redeemed: 'Usado',
    change: 'Cambiar',
    delete: (id) => `Borrar ${id}`,
    none: 'Aún no hay boletos',
    noneHelp: 'Importa los boletos que vendiste o genera un lote para imprimir.',
    noneFound: 'No encontramos boletos',
    noneFoundHelp: 'Busca por el inicio de un número, correo, nombre o apellido.',
  },
  csv: {
    id: 'Número de boleto',
    name: 'Nombre',
    email: 'Correo',
    state: 'Estado',
    states: { unused: 'sin usar', redeemed: 'usado' },
    redeemedAt: 'Usado (UTC)',
    event: 'Evento',
    type: 'Tipo',
  },
  form: {
    label: 'Boleto',
    id: 'Número de boleto',
    idPlaceholder: 'WW2024-001234',
    idHelp: 'Como está impreso en el boleto.',
    event: 'Evento',
    anyActiveEvent: 'Cualquier evento activo',
    type: 'Tipo de boleto',
    noType: 'Sin tipo',
    holderName: 'A nombre de',
    holderNameHelp:
      'Si un boleto está a nombre de alguien, solo lo puede usar un registro que coincida: por correo o, si no hay, por nombre.',
    holderEmail: 'Correo de esa persona',
  },
  addDialog: {
    title: 'Agregar boleto',
    submit: 'Agregar boleto',
    adding: 'Agregando…',
    added: 'Boleto agregado',
  },
  editDialog: {
    title: (id) => `Boleto ${id}`,
    emailHidden: (holder) =>
      holder ? `Está a nombre de ${holder}. El correo está oculto.` : 'El correo está oculto.',
    showEmail: 'Mostrar el correo y editar (registramos quién lo ve)',
    releaseHelp:
      'Sin nombre ni correo, el boleto queda libre y lo puede usar cualquiera que lo tenga.',
    clearHolder: 'Quitar nombre y correo',
    submit: 'Guardar boleto',
    updated: 'Boleto actualizado',
  },
  deleteDialog: {
    title: '¿Borrar este boleto?',
    text: (id, holder) =>
      `${id}${holder ? `, vendido a ${holder},` : ''} ya no se podrá usar. Puedes deshacerlo durante un día.`,
    submit: 'Borrar boleto',
    deleting: 'Borrando…',
    deleted: 'Boleto borrado',
    deletedText: (id) => `Borramos ${id}.`,
    failedTitle: 'No se borró',
    failed: 'No pudimos borrar el boleto',
  },
  generateDialog: {
    title: 'Generar boletos',
    form: 'Boletos por generar',
    count: 'Cuántos',
    prefix: 'Prefijo',
    help: 'Cada número es el prefijo y un final al azar, como WW2026-7K3M9-QXDAB, para que nadie adivine el siguiente.',
    submit: 'Generar boletos',
    generating: 'Generando…',
    generated: 'Boletos generados',
    failed: 'No pudimos generar los boletos',
  },
  selection: {
    label: 'Cambiar varios boletos',
    none: 'Cambia varios a la vez:',
    count: (count) => forCount(count, '1 elegido', `${count} elegidos`),
    most: (count) => `${count} elegidos, el máximo a la vez`,
    all: 'Elegir todos los que están sin usar',
    clear: 'No elegir ninguno',
    loadFailed: 'No pudimos cargar los boletos',
    move: 'Pasar a un evento',
    reassign: 'Reasignar',
    delete: 'Borrar',
  },
  bulk: {
    move: {
      title: 'Pasar boletos a un evento',
      submit: (count) => `Pasar ${ticketCount(count)}`,
      done: (count) =>
        `${ticketCount(count)} ${forCount(count, 'pasó al evento', 'pasaron al evento')}`,
    },
    reassign: {
      title: 'Reasignar boletos',
      submit: (count) => `Reasignar ${ticketCount(count)}`,
      done: (count) => `${ticketCount(count)} ${forCount(count, 'reasignado', 'reasignados')}`,
    },
    release: {
      title: 'Reasignar boletos',
      submit: (count) => `Liberar ${ticketCount(count)}`,
      done: (count) => `${ticketCount(count)} ${forCount(count, 'liberado', 'liberados')}`,
    },
    delete: {
      title: 'Borrar boletos',
      submit: (count) => `Borrar ${ticketCount(count)}`,
      done: (count) => `${ticketCount(count)} ${forCount(count, 'borrado', 'borrados')}`,
    },
    unchanged: (count) =>
      `${ticketCount(count)} ${forCount(count, 'quedó igual: alguien lo usó o lo borró', 'quedaron igual: alguien los usó o los borró')} mientras tanto.`,
    failed: 'No pudimos cambiar los boletos',
    event: 'Evento',
    eventHelp: 'Los boletos servirán para este evento.',
    moveNote: 'Puedes deshacerlo durante un día.',
    name: 'Nombre',
    email: 'Correo',
    reassignNote: (count) =>
      `${forCount(count, 'Esto reemplaza el nombre y el correo registrados.', `Esto reemplaza el nombre y el correo de los ${ticketCount(count)}.`)} Puedes deshacerlo durante un día.`,
    releaseNote: (count) =>
      count === 1
        ? 'Sin nombre ni correo, el boleto queda libre y lo puede usar cualquiera que lo tenga. Puedes deshacerlo durante un día; después borramos el nombre y el correo registrados.'
        : `Sin nombre ni correo, los ${ticketCount(count)} quedan libres y cualquiera que tenga un boleto lo puede usar. Puedes deshacerlo durante un día; después borramos los nombres y correos registrados.`,
    deleteNote: (count) =>
      `${ticketCount(count)} ya no se ${forCount(count, 'podrá', 'podrán')} usar. Puedes deshacerlo durante un día; después borramos los nombres y correos.`,
  },
  importDialog: {
    title: 'Importar boletos',
    fileHelp:
      'Un archivo CSV con un número de boleto por línea y, si los sabes, el nombre y el correo de cada persona. Usa comas o punto y coma. Los nombres de columnas en la primera línea son opcionales.',
    emailHelp:
      'Solo la persona con ese correo puede usar el boleto. Escribe un código que le enviamos, o muestra el boleto y su identificación en la mesa. No incluyas el correo si los compradores pasan sus boletos a otras personas.',
    event: 'Evento',
    eventHelp: 'El evento para el que son estos boletos.',
    existing: 'Boletos que ya existen',
    leaveExisting: 'Dejarlos como están',
    updateExisting: 'Actualizarlos',
    updateHelp:
      'Actualiza el evento, el nombre y el correo con los del archivo. Las celdas vacías y los boletos usados no cambian nada.',
    import: 'Importar',
    importCount: (count, shown) => `Importar ${shown} ${forCount(count, 'boleto', 'boletos')}`,
    importing: 'Importando…',
    continue: 'Continuar',
    progress: 'Importación',
    progressOf: (sent, total) => `${sent} de ${total} boletos`,
    counts: (counts) => {
      const updated = counts.updated === null ? '' : `${counts.updated} actualizados, `;
      return `${counts.sent} de ${counts.total}: ${counts.added} agregados, ${updated}${counts.alreadyThere} ya estaban`;
    },
    undoHelp:
      'Deshacer quita los boletos que agregó esta importación y restaura los que actualizó, menos los que se usaron o cambiaron después. Puedes deshacerla durante un día, arriba de la lista de boletos.',
    failed: (failure) =>
      `${failure} Guardamos lo que se envió. Continúa cuando quieras. Nada se agrega dos veces.`,
    empty: 'Este archivo está vacío.',
  },
  importPreview: {
    label: 'Contenido del archivo',
    lines: (count, good, bad) =>
      `${good} ${forCount(count, 'línea correcta', 'líneas correctas')}, ${bad} con errores`,
    more: (count) => `y ${count} más`,
    repeat: 'Ningún boleto se agrega dos veces.',
    missingId: 'No sabemos qué columna tiene el número de boleto. Elígela abajo.',
    fields: {
      id: 'Número de boleto',
      order: 'Número de pedido',
      quantity: 'Cantidad de boletos',
      type: 'Tipo de boleto',
      name: 'A nombre de',
      lastName: 'Apellidos, si tienen su propia columna',
      email: 'Correo de esa persona',
      status: 'Estado (dejamos fuera los boletos reembolsados y cancelados)',
    },
    noHeader: 'No encontramos nombres de columnas.',
    id: (column) => `Número de boleto de «${column}»`,
    noId: 'Sin número de boleto',
    order: (column) => `pedido de «${column}»`,
    quantity: (column) => `cantidad de boletos de «${column}»`,
    type: (column) => `tipo de «${column}»`,
    noType: 'sin tipo',
    name: (column) => `nombre de «${column}»`,
    fullName: (name, lastName) => `nombre de «${name}» y «${lastName}»`,
    noName: 'sin nombre',
    email: (column) => `correo de «${column}»`,
    noEmail: 'sin correo',
    problems: {
      unknownType: (type) =>
        `Este evento no tiene el tipo de boleto «${type}». Primero agrégalo al evento.`,
      notAdmitted: (status) => `En el archivo, este boleto dice «${status}».`,
      quantity: (max) => `La cantidad es un número entero de 1 a ${max}.`,
      repeated: (id, line) => `${id} ya está en la línea ${line}.`,
    },
  },
  recentChanges: {
    label: 'Importaciones y cambios recientes',
    names: {
      import: (tickets) => `Importación de ${tickets}`,
      move: (tickets) => `Cambio de evento de ${tickets}`,
      reassign: (tickets) => `Nuevo nombre en ${tickets}`,
      delete: (tickets) => `Eliminación de ${tickets}`,
    },
    one: (ticket) => `1 boleto, ${ticket}`,
    many: (count, first, last) => `${count} boletos, de ${first} a ${last}`,
    submit: 'Deshacer este cambio',
    confirmTitle: '¿Deshacer este cambio?',
    confirmImport: (name) =>
      `${name}: esto quita los boletos que agregó y restaura los que actualizó, menos los que se usaron o cambiaron después.`,
    confirmChange: (name) =>
      `${name}: esto deja los boletos como estaban antes, menos los que se usaron o cambiaron después.`,
    cancel: 'Conservarlo',
    undoneTitle: 'Cambio deshecho',
  },
  undoChange: {
    submit: 'Deshacer esta importación',
    failed: 'No pudimos deshacer todo. Inténtalo de nuevo.',
    undone: (removed, shown, restored) =>
      removed === 0 && restored !== null
        ? `Listo. Boletos restaurados: ${restored}`
        : `Importación deshecha: quitamos ${shown} ${forCount(removed, 'boleto', 'boletos')}${restored === null ? '' : ` y restauramos ${restored}`}`,
    leftAlone: (count, shown, ids, more) =>
      `${shown} ${forCount(count, 'boleto se usó o cambió después, así que no lo tocamos', 'boletos se usaron o cambiaron después, así que no los tocamos')}: ${ids}${more === null ? '' : ` y ${more} más`}.`,
  },
  cards: {
    title: 'Tarjetas de boletos',
    preparing: 'Preparando las tarjetas…',
    count: (count, shown) => `${shown} ${forCount(count, 'tarjeta', 'tarjetas')}, diez por hoja`,
    first: (last, total) =>
      total === null
        ? `Las primeras ${last} tarjetas (hay más), diez por hoja`
        : `Las primeras ${last} de ${total} tarjetas, diez por hoja`,
    range: (first, last, total) =>
      total === null
        ? `Tarjetas ${first} a ${last} (hay más), diez por hoja`
        : `Tarjetas ${first} a ${last} de ${total}, diez por hoja`,
    previous: (count) => `${count} anteriores`,
    next: (count) => `${count} siguientes`,
    close: 'Cerrar',
    print: 'Imprimir',
    code: (id) => `Código QR del boleto ${id}`,
  },
};
