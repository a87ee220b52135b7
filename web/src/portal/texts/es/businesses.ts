import type { businesses as english } from '../en/businesses.ts';

const businessCount = (count: number) => (count === 1 ? '1 negocio' : `${count} negocios`);

export const businesses: typeof english = {
  importDialog: {
    title: 'Importar negocios',
    lead: 'Un archivo CSV con un negocio por línea: nombre, categoría, dirección, latitud y longitud. Los contactos son privados. Los negocios que ya están aquí no cambian.',
    import: 'Importar',
    importCount: (count) => `Importar ${businessCount(count)}`,
    importing: 'Importando…',
    added: (count) =>
      count === 1 ? 'Se agregó 1 negocio' : `Se agregaron ${businessCount(count)}`,
    undoHint: 'Puedes deshacerlo durante un día, arriba de la lista.',
    failed: 'La importación falló.',
    nothingAdded: 'No se agregó nada. Inténtalo de nuevo.',
    tooMany: (max) => `Importa hasta ${max} negocios a la vez. Divide el archivo.`,
    content: 'Contenido del archivo',
    counts: (added, present, invalid) =>
      `${added} nuevos, ${present} ya están aquí, ${invalid} con errores`,
    more: (count) => `y ${count} más`,
    repeat: 'Ningún negocio se agrega dos veces.',
    from: (field, column) => `${field}: ${column}`,
    columns: {
      name: 'Nombre',
      category: 'Categoría',
      address: 'Dirección',
      latitude: 'Latitud',
      longitude: 'Longitud',
      coordinates: 'Latitud y longitud en una columna',
      description: 'Descripción',
      offered: 'Oferta habitual',
      picture: 'Archivo de la foto',
      pictureDescription: 'Descripción de la foto',
      website: 'Sitio web',
      phone: 'Teléfono para visitantes',
      contactPerson: 'Persona de contacto (privado)',
      contactPhone: 'Teléfono de contacto (privado)',
      contactEmail: 'Correo de contacto (privado)',
      contactNotes: 'Notas (privadas)',
    },
  },
  importPictures: {
    label: 'Fotos',
    help: 'Elige todas a la vez. Reconocemos cada una por el nombre del archivo: el de la columna de la foto o el nombre del negocio.',
    list: 'Fotos de los negocios',
    unmatched: (files) =>
      `Ningún negocio para: ${files}. Cambia el nombre del archivo o agrega la foto después, en el negocio.`,
    description: (name) => `Descripción de la foto de ${name}`,
    descriptionPlaceholder: 'Descríbela para quienes no pueden verla',
  },
};
