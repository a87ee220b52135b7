import type { shared as english } from '../en/shared.ts';

const sentenceStart = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const shared: typeof english = {
  activeWarning: {
    text: (events) =>
      `${events} están activos al mismo tiempo. Los asistentes ven un solo evento: el que está en curso o el próximo en empezar.`,
    review: 'Revisar eventos',
  },
  countTill: {
    label: 'Contar la caja',
    title: 'Contar y cerrar',
    countedCash: 'Efectivo en la caja',
    countedCashHelp: 'Todo, incluido el fondo inicial.',
    card: 'Total de la terminal de tarjetas',
    cardHelp: 'Déjalo vacío si no lo tienes.',
    explanation: '¿Por qué hay una diferencia?',
    submit: 'Cerrar la caja',
    done: 'Caja cerrada',
    failed: 'No pudimos conectar con el servidor. La caja sigue abierta. Inténtalo de nuevo.',
  },
  csvImport: {
    file: 'Archivo CSV',
    tooLarge: 'Este archivo pesa más de 20 MB.',
    notCsv: 'Este no es un archivo CSV.',
    unreadableEncoding:
      'No podemos leer los caracteres de este archivo. Guárdalo como “CSV UTF-8” y elígelo de nuevo.',
    guessedEncoding:
      'Este archivo no está en UTF-8. Si abajo los nombres se ven mal, guárdalo como “CSV UTF-8” y elígelo de nuevo.',
    columns: {
      label: 'Columnas',
      choose: 'Elegir las columnas',
      hasHeader: 'La primera línea nombra las columnas',
      none: 'Ninguna columna',
      unnamed: (position) => `Columna ${position}`,
      unused: (columns) => `No usamos: ${columns.join(', ')}.`,
    },
    badLines: {
      label: 'Líneas con errores',
      lead: 'Omitimos las líneas de abajo. Corrígelas en el archivo e impórtalo de nuevo.',
      line: 'Línea',
      content: 'Contenido',
      problem: 'Problema',
      download: 'Descargar las líneas con errores',
      more: (count) => `Y ${count} más.`,
    },
    recent: {
      label: 'Importaciones recientes',
      one: (name) => `Importado en el último día: ${name}`,
      many: (first, others) => `Importado en el último día: ${first} y ${others} más`,
      undo: 'Deshacer esta importación',
      undone: (removed) =>
        `Importación deshecha: se ${removed === 1 ? 'quitó' : 'quitaron'} ${removed}`,
      leftAlone: (names) =>
        `Están en uso o cambiaron después, así que siguen ahí: ${names.join(', ')}.`,
      undoFailed: 'No pudimos deshacer la importación. Inténtalo de nuevo.',
    },
  },
  deskAction: {
    notSaved: 'Este teléfono no pudo guardarlo. Hazlo de nuevo.',
  },
  imageUpload: {
    tooLarge: 'Este archivo pesa más de 20 MB. Elige una imagen más pequeña.',
    notPicture: 'Esta no es una imagen JPEG, PNG o WebP. Elige otro archivo.',
    tooManyPixels: (width, height) =>
      `Esta imagen tiene ${width} × ${height} píxeles, demasiados para abrirla. Elige una más pequeña.`,
    damaged: 'Esta imagen está dañada. Elige otro archivo.',
    notSmallEnough: 'No pudimos reducir esta imagen lo suficiente. Elige otra.',
    uploadFailed: 'No pudimos subir esta imagen. Inténtalo de nuevo.',
    chosen: 'Archivo elegido',
    dragHint: 'Arrastra la imagen para elegir qué mostrar.',
    discard: 'Descartar imagen',
    upload: 'Usar esta imagen',
    uploading: 'Subiendo…',
    crop: {
      label: 'Recorte',
      part: 'Parte que se usará',
      zoom: 'Zoom',
      horizontal: 'De izquierda a derecha',
      vertical: 'De arriba abajo',
    },
  },
  location: {
    findPlace: 'Buscar esta dirección',
    finding: 'Buscando la dirección…',
    findFailed: 'No se pudo buscar la dirección',
    choosePlace: 'Elige el lugar. Luego revisa el marcador.',
    noPlace: 'No encontramos esta dirección. Agrega la ciudad o coloca el marcador en el mapa.',
    latitude: 'Latitud',
    longitude: 'Longitud',
    swapped: 'Parece que la latitud y la longitud están al revés.',
    swap: 'Intercambiarlas',
    moveHint:
      'Haz clic en el mapa o arrastra el marcador. También puedes usar las flechas, con Mayús para pasos más grandes.',
    chooseHint: 'Haz clic en el lugar en el mapa.',
    center: 'Centrar el marcador',
  },
  noEventYet: {
    create: 'Crear evento',
  },
  mailPreview: {
    failed: 'No pudimos preparar el correo',
    subject: 'Asunto:',
    html: 'El correo en HTML',
    plainText: 'Texto sin formato',
  },
  undoable: {
    summary: (count) =>
      count === 1
        ? 'Puedes deshacer 1 cambio reciente'
        : `Puedes deshacer ${count} cambios recientes`,
    made: (at, by, undoUntil) => `${at}, por ${by} · se puede deshacer hasta: ${undoUntil}`,
    undo: 'Deshacer',
    undoOf: (name) => `Deshacer: ${name}`,
  },
  payments: {
    cash: 'efectivo',
    card: 'tarjeta',
    other: 'otro pago',
  },
  tillDifference: {
    less: (amount) => `${amount} menos`,
    more: (amount) => `${amount} más`,
    cardLess: (amount) => `tarjeta: ${amount} menos`,
    cardMore: (amount) => `tarjeta: ${amount} más`,
  },
  labels: {
    registrationStates: {
      'cash-due': 'Falta el pago',
      verified: 'Boleto verificado',
      paid: 'Pagado',
      arrived: 'Ya llegó',
      walking: 'En el paseo',
      cancelled: 'Cancelado',
    },
    holderChanges: {
      gift: 'Es un regalo',
      'sold-on': 'Se lo revendieron',
      'typing-error': 'El nombre registrado tiene un error',
    },
    chooseReason: 'Elige un motivo',
    ticketsLeft: (left) => (left === 0 ? 'Agotado' : left === 1 ? 'Queda 1' : `Quedan ${left}`),
  },
  translations: {
    input: (language, text) => `${sentenceStart(text)} en ${language}`,
    field: (language, text) => `${text}: ${language}`,
    none: 'Ninguno',
    fallback: (language, main) => `Quienes usan la app en ${language} leen el texto en ${main}.`,
  },
};
