import type { LandingTexts } from '../en/landing.ts';

export const spanish: LandingTexts = {
  landing: {
    documentTitle: 'Wine Walk',
    title: 'The Wine Walk',
    eyebrow: 'Distrito histórico',
    lead: 'Una tarde, muchas puertas. Prueba, pasea y colecciona un sello en cada una.',
    register: 'Inscribirse y entrar',
    signIn: 'Iniciar sesión',
    existing: 'Ya participo',
    actions: 'Empieza aquí',
    featuresTitle: 'Así va la tarde',
    features: [
      {
        name: 'Sigue el mapa',
        text: 'Cada puerta que participa, a qué distancia está y un paseo que las une.',
      },
      {
        name: 'Registra tu visita',
        text: 'A menos de 50 metros de un negocio, un toque sella tu pasaporte.',
      },
      {
        name: 'Gana premios',
        text: 'Las visitas suman catas y detalles que se entregan en el mostrador.',
      },
      {
        name: 'Apoya tu calle',
        text: 'Restaurantes, galerías y tiendas de tus vecinos abren hasta tarde para ti.',
      },
    ],
    footer: 'Una organización sin fines de lucro del distrito histórico',
    ageNote: 'Mayores de 21 con identificación. Bebe con responsabilidad.',
    admin: 'Administración',
    otherLanguage: 'English',
    tonight: 'Hoy',
    over: 'El paseo ha terminado',
    summary: 'Inicia sesión para ver tu paseo',
    signedOut: 'Sesión cerrada. Nos vemos en la próxima puerta.',
  },
  boot: {
    loading: 'Cargando',
    failedTitle: 'No se pudo cargar la página',
    failed: 'Revisa tu conexión y recarga.',
    reference: (requestId) => `Si vuelve a ocurrir, dinos este número: ${requestId}.`,
    reload: 'Recargar',
  },
  install: {
    title: 'Ten el paseo a mano',
    lead: 'Agrega Wine Walk a tu pantalla de inicio: abre al instante, aun con poca señal.',
    install: 'Agregar a inicio',
    later: 'Ahora no',
    iosShare: 'Toca Compartir en la barra del navegador',
    iosAdd: 'Elige «Agregar a inicio»',
  },
  update: {
    text: 'Hay una versión nueva.',
    reload: 'Recargar',
    later: 'Después',
  },
};
