import { findColumn } from '../../lib/csv/csv-columns.ts';
import type { ColumnChoice, ColumnIndexes } from '../../lib/csv/csv-table.ts';

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
  coordinates: [
    'coordinates',
    'latlng',
    'latlong',
    'latitudelongitude',
    'gps',
    'coordenadas',
    'wkt',
  ],
  description: ['description', 'about', 'descripcion', 'notesforguests'],
  offered: ['pouring', 'offered', 'offer', 'wines', 'wine', 'pours', 'oferta', 'vinos'],
  openFrom: ['opens', 'openfrom', 'open', 'from', 'abre', 'desde'],
  openUntil: ['closes', 'openuntil', 'close', 'until', 'cierra', 'hasta'],
  withoutAlcohol: ['withoutalcohol', 'noalcohol', 'alcoholfree', 'nonalcoholic', 'sinalcohol'],
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

/** Detects the columns by the normalized cells of a file's first row. */
export function detectBusinessColumns(header: readonly string[]): ColumnChoice<BusinessColumn> {
  const indexes = Object.fromEntries(
    columnNames.map((column) => [column, findColumn(columnAliases[column], header)]),
  ) as ColumnIndexes<BusinessColumn>;
  // One known word can be the name of a business.
  const hasHeader = Object.values(indexes).filter((index) => index !== null).length > 1;
  if (hasHeader) return { hasHeader, indexes };
  const none = columnNames.map((column) => [column, column === 'name' ? 0 : null]);
  return { hasHeader, indexes: Object.fromEntries(none) as ColumnIndexes<BusinessColumn> };
}
