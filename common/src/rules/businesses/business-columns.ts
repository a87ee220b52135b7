import { columnLabels, findColumn, normalizeHeader } from '../../lib/csv-columns.ts';

/** Spellings of each column's name without case, accents, spaces and punctuation, most specific first. */
const columnAliases = {
  name: [
    'businessname',
    'business',
    'name',
    'shop',
    'store',
    'venue',
    'negocio',
    'nombredelnegocio',
    'nombre',
    'commerce',
    'nom',
  ],
  category: ['category', 'type', 'kind', 'businesstype', 'categoria', 'tipo', 'categorie'],
  address: ['streetaddress', 'address', 'street', 'location', 'direccion', 'calle', 'adresse'],
  latitude: ['latitude', 'lat', 'latitud'],
  longitude: ['longitude', 'lng', 'long', 'lon', 'longitud'],
  /** Both in one cell, as copied from maps. */
  coordinates: ['coordinates', 'latlng', 'latlong', 'latitudelongitude', 'gps', 'coordenadas'],
  description: ['description', 'about', 'descripcion', 'notesforguests'],
  offered: ['pouring', 'offered', 'offer', 'wines', 'wine', 'pours', 'oferta', 'vinos'],
  /** Name of a picture file, or its address. */
  picture: ['picture', 'picturefile', 'photo', 'image', 'imageurl', 'foto', 'imagen'],
  pictureDescription: [
    'picturedescription',
    'photodescription',
    'imagedescription',
    'alttext',
    'alt',
    'descripciondelafoto',
    'textoalternativo',
  ],
  website: ['website', 'web', 'url', 'sitioweb', 'siteweb'],
  phone: ['publicphone', 'businessphone', 'phone', 'telephone', 'telefono'],
  contactPerson: ['contactperson', 'contactname', 'contact', 'owner', 'manager', 'contacto'],
  contactPhone: ['contactphone', 'cell', 'mobile', 'celular', 'ownerphone'],
  contactEmail: ['contactemail', 'email', 'emailaddress', 'correo', 'courriel'],
  contactNotes: ['privatenotes', 'internalnotes', 'notes', 'notas'],
} as const;

export type BusinessColumn = keyof typeof columnAliases;

const columnNames = Object.keys(columnAliases) as BusinessColumn[];

/** Column index of each field, from 0; null if there is none. */
export type BusinessIndexes = Record<BusinessColumn, number | null>;

/** Mapping of a file's columns to fields of a business. */
export interface BusinessColumns {
  /** Column names: cells of the first row; empty for a column without a name. */
  labels: readonly string[];
  /** True if the first row names the columns; otherwise it is a business. */
  hasHeader: boolean;
  indexes: BusinessIndexes;
}

/** Detects the columns by a file's first row. `width`: number of columns. */
export function detectBusinessColumns(cells: readonly string[], width: number): BusinessColumns {
  const header = cells.map(normalizeHeader);
  const indexes = Object.fromEntries(
    columnNames.map((column) => [column, findColumn(columnAliases[column], header)]),
  ) as BusinessIndexes;
  // One known word can be the name of a business.
  const hasHeader = Object.values(indexes).filter((index) => index !== null).length > 1;
  const none = Object.fromEntries(columnNames.map((column) => [column, null])) as BusinessIndexes;
  return {
    labels: columnLabels(cells, width, hasHeader),
    hasHeader,
    indexes: hasHeader ? indexes : { ...none, name: 0 },
  };
}
