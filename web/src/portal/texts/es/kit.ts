import type { kit as english } from '../en/kit.ts';
import type { Noun } from '../en/nouns.ts';

const sentenceStart = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
const inflected = ({ gender }: Noun, masculine: string, feminine: string) =>
  gender === 'feminine' ? feminine : masculine;
const this_ = (noun: Noun) => inflected(noun, 'este', 'esta');

export const kit: typeof english = {
  error: 'Error',
  cancel: 'Cancelar',
  saving: 'Guardando…',
  edit: 'Editar',
  editNamed: (name) => `Editar ${name}`,
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  yes: 'Sí',
  no: 'No',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  keep: 'Dejarlo así',
  status: 'Estado',
  notPublished: 'Sin publicar',
  event: 'Evento',
  everyEvent: 'Todos los eventos',
  deletedEvent: 'Evento borrado',
  includeOtherEvents: 'Incluir otros eventos',
  show: 'Mostrar',
  pages: {
    label: 'Páginas',
    page: (page, count) => `Página ${page}${count ? ` de ${count}` : ''}`,
    previous: 'Anterior',
    next: 'Siguiente',
  },
  cards: {
    remove: 'Quitar',
    removeNamed: (title) => `Quitar ${title}`,
  },
  discard: {
    question: '¿Descartar tus cambios?',
    discard: 'Descartar',
    continueEditing: 'Seguir editando',
  },
  offlineSave: 'No tienes conexión. Guarda de nuevo cuando la recuperes.',
  conflict: {
    label: 'Comparar versiones',
    same: 'Las dos versiones son iguales.',
    lead: 'Donde difieren, elige qué versión conservar. Nada se guarda hasta que guardes el formulario.',
    changedBy: {
      me: 'Lo cambiaste tú',
      them: 'Lo cambió alguien más',
      both: 'Lo cambiaron los dos',
    },
    mine: 'La tuya',
    saved: 'La que guardó alguien más',
    empty: '(vacío)',
    undecided: 'Los dos cambiaron los campos marcados. Elige una versión para cada uno.',
    back: 'Volver a mi versión',
    use: 'Usar estas',
  },
  staleEdit: {
    show: 'Mostrar la versión actual',
    loadFailed: 'No pudimos cargar la versión actual',
  },
  time: {
    missing: 'Escribe una fecha y una hora.',
    skipped: (time, zone, instead) =>
      `Ese día no existe la hora ${time} (${zone}), porque los relojes se adelantan. ¿Quisiste decir ${instead}?`,
    ambiguous:
      'Ese día los relojes se atrasan, así que esta hora ocurre dos veces. ¿Cuál de las dos?',
    occurrence: (field) => `${field}: primera o segunda vez`,
    first: (time) => `La primera vez: ${time}`,
    second: (time) => `La segunda vez: ${time}, una hora después`,
  },
  timeZone: {
    label: 'Zona horaria',
    help: 'Todas las horas usan esta zona horaria.',
    near: 'Estados Unidos',
    others: 'Otras zonas horarias',
  },
  eventChange: {
    undone: 'Deshecho',
    undoFailed: 'No pudimos deshacerlo',
  },
  history: {
    title: 'Historial',
    loading: 'Cargando el historial …',
    failed: 'No se pudo cargar el historial',
    none: 'Aún no hay cambios',
    empty: '(vacío)',
    changed: 'Cambió. Aquí no mostramos el contenido.',
    actions: {
      create: 'creación',
      import: 'importación',
      publish: 'publicación',
      archive: 'archivo',
      restore: 'restauración',
      withdraw: 'retiro',
      mail: 'envío por correo',
      'mail-schedule': 'envío programado',
      emails: 'correos copiados',
      'undo-change': 'cambio deshecho',
    },
    fields: {
      archivedAt: 'Archivado',
      businessStatus: 'Negocios cerrados o agotados',
      checkInPausedAt: 'Registro de visitas en pausa',
      districtId: 'Mapa',
      isPublished: 'Publicado',
      venueCode: 'Código del lugar',
      venuePin: 'PIN del lugar',
    },
  },
  records: {
    search: ({ many }) => `Buscar ${many}`,
    count: (shown, all, { many }) => `${shown} de ${all} ${many}`,
    list: ({ many }) => sentenceStart(many),
    form: ({ one }) => sentenceStart(one),
    all: 'Todos',
    active: 'Activos',
    inactive: 'Inactivos',
    none: ({ many }) => `Aún no hay ${many}`,
    noneFound: ({ many }) => `No encontramos ${many}`,
    noneFoundHelp: 'Prueba con otra búsqueda u otro filtro.',
    fetchFailed: ({ many }) => `No pudimos cargar: ${many}`,
    readOnly: (noun) =>
      `Con una cuenta de mesa puedes ver ${noun ? `los datos de ${noun.many}` : 'todo esto'}. Para cambiarlos, pide ayuda a un administrador.`,
    back: ({ many }) => `Volver a ${many}`,
    sections: 'Secciones',
    saveBar: 'Guardar',
    add: ({ one }) => `Agregar ${one}`,
    edit: ({ one }) => `Editar ${one}`,
    save: ({ one }) => `Guardar ${one}`,
    saveAsNew: (noun) => `Guardar como ${noun.one} ${inflected(noun, 'nuevo', 'nueva')}`,
    saveAndAdd: 'Guardar y agregar otro',
    created: (noun) => `${sentenceStart(noun.one)} ${inflected(noun, 'creado', 'creada')}`,
    updated: (noun) =>
      `${sentenceStart(noun.one)} ${inflected(noun, 'actualizado', 'actualizada')}`,
    saveFailed: (noun) => `No pudimos guardar ${this_(noun)} ${noun.one}`,
    undoHint: 'Puedes deshacerlo durante 10 minutos, arriba en cualquier pestaña.',
    missing: (noun) =>
      `${sentenceStart(this_(noun))} ${noun.one} ya no existe. Puede que alguien lo haya borrado.`,
    deletedMeanwhile: (noun) =>
      `Alguien borró ${this_(noun)} ${noun.one} mientras editabas. Tus cambios siguen aquí. Guárdalos como ${noun.one} ${inflected(noun, 'nuevo', 'nueva')} o cierra el formulario.`,
    savedMeanwhile: (noun) => `Alguien más guardó ${this_(noun)} ${noun.one} mientras editabas`,
    compareFirst: (noun) =>
      `Alguien más guardó ${this_(noun)} ${noun.one} mientras editabas. Compara las dos versiones antes de guardar.`,
    compare: 'Comparar',
    stillHere: 'Tus cambios siguen aquí.',
    draftRestored: 'Recuperamos tus cambios sin guardar. Guárdalos, o cancela para descartarlos.',
    preview: 'Lo que ven los asistentes',
    previewLabel: 'Vista previa',
    hiddenPreview: 'Nada todavía, porque está inactivo. Cuando lo actives:',
  },
};
