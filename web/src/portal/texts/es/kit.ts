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
