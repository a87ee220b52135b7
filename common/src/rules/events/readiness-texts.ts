import type { Language } from '../../model/languages.ts';

const english = {
  ended: 'The event is over. Give it new times.',
  tooLong: (hours: number) => `The event lasts ${hours} hours. Check its end.`,
  timesSet: 'Start and end are set.',
  noOther: 'No other active event runs at the same time.',
  others: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} active at the same time. Attendees see only one event.`,
  noBusiness: 'No active business takes part.',
  businesses: (count: number) =>
    `${count} ${count === 1 ? 'business takes' : 'businesses take'} part.`,
  noCoordinates: (names: string) => `No coordinates yet: ${names}. No one can check in there.`,
  farAway: (names: string) => `More than 5 km from the others: ${names}. Check the coordinates.`,
  placed: 'Every business has its place.',
  apart: 'Phones can tell all businesses apart.',
  pair: (one: string, other: string) => `${one} and ${other}`,
  tooNear: (pairs: string) =>
    `Too near for a phone to tell apart (under 15 m): ${pairs}. Check the coordinates, or rely on venue codes there.`,
  noRewards: 'There are no rewards yet. Add one, so stamps lead somewhere.',
  unreachable: (names: string) =>
    `No one can reach ${names}. They need more visits than there are businesses.`,
  reachable: 'Every reward can be reached.',
  noTickets: 'There are no tickets yet. Import, generate or add some.',
  allRedeemed: 'Every ticket has been redeemed. Add some for latecomers.',
  unused: (count: number) => `${count} ${count === 1 ? 'ticket is' : 'tickets are'} unused.`,
  noStreets: 'The map has no streets yet. Import them, so attendees find their way.',
  streets: 'The map has streets.',
  free: 'Tickets are free at the desk.',
  price: (price: string) => `A ticket costs ${price} at the desk.`,
  noRelease: 'There is no release yet, so no one can register. Publish yours.',
  release: (title: string) => `Attendees sign “${title}”.`,
  releaseLacks: (language: Language) =>
    `The release isn’t in ${{ en: 'English', es: 'Spanish' }[language]} yet. Publish a new version that includes it.`,
  noLinks: 'There are no links for volunteers or shops yet. Create them.',
  links: (count: number) => `${count} ${count === 1 ? 'link' : 'links'} for volunteers and shops.`,
  noPhones: 'No phone has joined the desk yet.',
  phones: (count: number) =>
    `${count} ${count === 1 ? 'desk phone has' : 'desk phones have'} joined.`,
  latePhones: (names: string) =>
    `No list from the last two hours on the phones of ${names}. Open the desk on each while it is online.`,
  notAnnounced: 'Nothing has been announced yet.',
  announced: (count: number, scheduled: number) =>
    `${count} ${count === 1 ? 'announcement' : 'announcements'}${scheduled > 0 ? `, ${scheduled} of them for later` : ''}.`,
  wallet: (end: string) => `Passes for Apple Wallet are signed until ${end}.`,
  walletEnds: (end: string) =>
    `The certificate of Apple Wallet ends on ${end}. Ask the person who runs the app to renew it.`,
  walletEnded:
    'The certificate of Apple Wallet has ended: no passes are made. Ask the person who runs the app to renew it.',
  andMore: (names: string, count: number) => `${names} and ${count} more`,
};

const spanish: typeof english = {
  ended: 'El evento ya terminó. Dale otras fechas.',
  tooLong: (hours) => `El evento dura ${hours} horas. Revisa cuándo termina.`,
  timesSet: 'El inicio y el fin están definidos.',
  noOther: 'Ningún otro evento activo coincide en horario.',
  others: (names, count) =>
    `${names} ${count === 1 ? 'está activo' : 'están activos'} a la misma hora. Los asistentes ven un solo evento.`,
  noBusiness: 'Ningún negocio activo participa.',
  businesses: (count) => (count === 1 ? 'Participa 1 negocio.' : `Participan ${count} negocios.`),
  noCoordinates: (names) =>
    `Sin coordenadas todavía: ${names}. Ahí nadie puede registrar su visita.`,
  farAway: (names) => `A más de 5 km de los demás: ${names}. Revisa las coordenadas.`,
  placed: 'Cada negocio tiene su ubicación.',
  apart: 'Los teléfonos distinguen todos los negocios.',
  pair: (one, other) => `${one} y ${other}`,
  tooNear: (pairs) =>
    `Un teléfono no los distingue porque están a menos de 15 m: ${pairs}. Revisa las coordenadas o usa ahí los códigos del lugar.`,
  noRewards: 'Aún no hay premios. Agrega uno para que los sellos sirvan de algo.',
  unreachable: (names) => `Nadie puede ganar ${names}: se necesitan más visitas que negocios hay.`,
  reachable: 'Todos los premios se pueden ganar.',
  noTickets: 'Aún no hay boletos. Impórtalos, genéralos o agrégalos.',
  allRedeemed: 'Ya se usaron todos los boletos. Agrega algunos para quienes lleguen tarde.',
  unused: (count) =>
    count === 1 ? 'Queda 1 boleto sin usar.' : `Quedan ${count} boletos sin usar.`,
  noStreets: 'El mapa aún no tiene calles. Impórtalas para que los asistentes no se pierdan.',
  streets: 'El mapa tiene calles.',
  free: 'Los boletos son gratis en la mesa.',
  price: (price) => `Un boleto cuesta ${price} en la mesa.`,
  noRelease: 'Aún no hay exención, así que nadie puede registrarse. Publica la tuya.',
  release: (title) => `Los asistentes firman «${title}».`,
  releaseLacks: (language) =>
    `La exención aún no está en ${{ en: 'inglés', es: 'español' }[language]}. Publica una versión nueva que lo incluya.`,
  noLinks: 'Aún no hay enlaces para voluntarios ni negocios. Créalos.',
  links: (count) => `${count} ${count === 1 ? 'enlace' : 'enlaces'} para voluntarios y negocios.`,
  noPhones: 'Ningún teléfono se ha unido a la mesa todavía.',
  phones: (count) =>
    count === 1 ? 'Se unió 1 teléfono a la mesa.' : `Se unieron ${count} teléfonos a la mesa.`,
  latePhones: (names) =>
    `Falta la lista de las últimas dos horas en los teléfonos de ${names}. Abre la mesa en cada uno con conexión.`,
  notAnnounced: 'Aún no hay anuncios.',
  announced: (count, scheduled) =>
    `${count} ${count === 1 ? 'anuncio' : 'anuncios'}${scheduled > 0 ? `, ${scheduled} para después` : ''}.`,
  wallet: (end) => `Los pases de Apple Wallet se firman hasta el ${end}.`,
  walletEnds: (end) =>
    `El certificado de Apple Wallet vence el ${end}. Pide que lo renueven a quien administra la aplicación.`,
  walletEnded:
    'El certificado de Apple Wallet venció: no se hacen pases. Pide que lo renueven a quien administra la aplicación.',
  andMore: (names, count) => `${names} y ${count} más`,
};

/** Sentences of the checklist of an event, by language: of the portal, and of `npm run project -- check --evening`. */
export const readinessTexts: Record<Language, typeof english> = { en: english, es: spanish };
