import type { LandingTexts } from '../en/landing.ts';

export const spanish: LandingTexts = {
  landing: {
    eyebrow: 'Un paseo por tu barrio',
    lead: 'Una noche, muchas paradas. Prueba, pasea y colecciona un sello en cada una.',
    register: 'Registrarme',
    signIn: 'Iniciar sesión',
    existing: 'Ya participo',
    actions: 'Empieza aquí',
    featuresTitle: 'Así funciona',
    features: [
      {
        name: 'Sigue el mapa',
        text: 'Todas las paradas, a qué distancia están y la mejor ruta entre ellas.',
      },
      {
        name: 'Registra tu visita',
        text: 'En la puerta de un negocio, un toque sella tu pasaporte.',
      },
      {
        name: 'Gana premios',
        text: 'Los sellos desbloquean catas y detalles que recoges en el mostrador.',
      },
      {
        name: 'Apoya tu calle',
        text: 'Restaurantes, galerías y tiendas de tus vecinos abren hasta tarde para ti.',
      },
    ],
    facts: {
      labels: {
        when: 'Cuándo',
        where: 'Dónde',
        price: 'Boletos',
        stops: 'Paradas',
        entry: 'Acceso',
        host: 'Organiza',
      },
      next: 'El próximo paseo',
      none: 'Aún sin fecha',
      when: {
        loading: '…',
        none: 'Vuelve pronto para ver la próxima fecha.',
        failed: 'No pudimos cargarlo. Inténtalo en un minuto.',
      },
      toBeAnnounced: 'Por anunciar',
      price: (price) => `${price} en la mesa de registro`,
      free: 'Gratis',
      closed: 'El registro ya cerró',
      stops: (count) => (count === 1 ? '1 negocio local' : `${count} negocios locales`),
      entry: (age) =>
        `${age === null ? 'Trae tu' : `Mayores de ${age} con`} identificación. Toma con responsabilidad.`,
      share: 'Compartir',
      calendar: 'Agregar al calendario',
      copied: 'Copiado',
      notShared: (url) => `Comparte este enlace: ${url}`,
      notSaved: 'No funcionó. Inténtalo cuando tengas conexión.',
    },
    sponsors: 'Gracias a nuestros patrocinadores',
    privacy: 'Privacidad',
    admin: 'Administración',
    tonight: 'Hoy',
    over: 'El paseo terminó',
    summary: 'Inicia sesión para ver tu paseo',
    signedOut: 'Cerraste tu sesión. ¡Hasta pronto!',
    signedOutElsewhere:
      'Cerramos tu sesión aquí por un inicio de sesión en otro teléfono. ¿No fuiste tú? Vuelve a entrar.',
    signedOutByDesk:
      'Cerramos tu sesión aquí porque la mesa de registro cambió tu correo o pasó tu paseo a otro dispositivo. ¿No fuiste tú? Pregunta en la mesa.',
  },
  boot: {
    loading: 'Cargando',
    failedTitle: 'No se pudo cargar la página',
    failed: 'Revisa tu conexión y recarga.',
    reference: (requestId) => `Si vuelve a ocurrir, dinos este número: ${requestId}.`,
    reload: 'Recargar',
  },
  install: {
    title: (name) => `Agrega ${name} a tu pantalla de inicio`,
    install: 'Agregar a inicio',
    later: 'Ahora no',
    how: 'Ver cómo',
  },
  update: {
    text: 'Hay una versión nueva.',
    reload: 'Recargar',
    later: 'Después',
  },
};
