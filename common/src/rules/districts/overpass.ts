import { z } from 'zod';

/** Way of Overpass's JSON with `out geom`: https://dev.overpass-api.de/output_formats.html#json. */
const way = z.object({
  type: z.literal('way'),
  tags: z.record(z.string(), z.string()),
  geometry: z.array(z.object({ lat: z.number(), lon: z.number() })).min(2),
});

/** Response of Overpass; a remark names the error that stopped the query. */
const answer = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });

interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

const metersPerDegree = 111_320;

/** Returns the box around places with this margin; undefined without a place. */
export function boxAround(
  places: readonly { latitude: number; longitude: number }[],
  marginMeters: number,
): Box | undefined {
  if (places.length === 0) return undefined;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const margin = marginMeters / metersPerDegree;
  const widest = Math.max(Math.abs(south), Math.abs(north));
  const wide = margin / Math.max(0.01, Math.cos((widest * Math.PI) / 180));
  return {
    south: south - margin,
    north: north + margin,
    west: Math.min(...longitudes) - wide,
    east: Math.max(...longitudes) + wide,
  };
}

/** Returns the longer side of a box in meters. */
export function boxSideMeters({ south, west, north, east }: Box): number {
  const shrinking = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return Math.max(north - south, (east - west) * shrinking) * metersPerDegree;
}

/** Returns the query of the streets and areas in a box that a map of a district draws. */
export function overpassQuery({ south, west, north, east }: Box, maxBytes: number): string {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',');
  const kinds = [
    'highway',
    'building',
    'natural=water',
    'leisure~"park|garden"',
    'landuse~"grass|cemetery|village_green"',
    'place=square',
  ];
  const ways = kinds.map((kind) => `way[${kind}](${box});`).join('');
  return `[out:json][timeout:20][maxsize:${maxBytes * 8}];(${ways});out geom;`;
}

/** Returns the ways of Overpass's response as GeoJSON; undefined if it is no complete response. */
export function overpassToGeoJson(response: unknown): unknown {
  const read = answer.safeParse(response).data;
  if (!read || read.remark) return undefined;
  const ways = read.elements.flatMap((element) => way.safeParse(element).data ?? []);
  return {
    type: 'FeatureCollection',
    features: ways.map(({ tags, geometry }) => {
      const line = geometry.map(({ lat, lon }) => [lon, lat]);
      return {
        type: 'Feature',
        properties: tags,
        geometry: isArea(tags, line)
          ? { type: 'Polygon', coordinates: [line] }
          : { type: 'LineString', coordinates: line },
      };
    }),
  };
}

/** True if a closed way is an area: streets that lead around a block are lines. */
function isArea(tags: Readonly<Record<string, string>>, line: readonly number[][]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  const isClosed = line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return isClosed && (tags.highway === undefined || tags.area === 'yes');
}
