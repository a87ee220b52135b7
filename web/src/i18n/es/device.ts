import type { DeviceTexts } from '../en/device.ts';
import { withArticle } from '../with-article.ts';

export const spanish: DeviceTexts = {
  elsewhere: {
    title: 'En otro dispositivo',
    lead: 'Un código lleva tu paseo contigo: a la app de la pantalla de inicio de un iPhone, que no comparte la sesión de este navegador, o a un segundo teléfono.',
    beforeInstalling:
      'La app de la pantalla de inicio empieza sin sesión: no comparte la de este navegador. Lleva un código.',
    beforeInstallingSignedOut:
      'La app de la pantalla de inicio empieza sin sesión: iníciala allí, no aquí.',
    get: 'Obtener un código',
    another: 'Obtener otro código',
    label: 'Tu código',
    until: (time) =>
      `Escríbelo o pégalo allí en «Iniciar sesión», «Tengo un código». Sirve una vez, hasta ${withArticle(time)}, mientras sigas con la sesión abierta aquí.`,
    copy: 'Copiar el código',
    copied: 'Código copiado',
    copyFailed: 'No se pudo copiar. Anótalo.',
    failed: 'No se pudo crear un código. Revisa la conexión e inténtalo de nuevo.',
    tooMany: 'Han sido muchos códigos. Espera un rato e inténtalo de nuevo.',
  },
  pasted: {
    homeScreen:
      'La app de la pantalla de inicio tiene su propia sesión. ¿Sigue abierta la del navegador? Abre allí tu perfil, obtén un código y escríbelo aquí.',
    question: '¿El enlace se abrió en el navegador? Cópialo del correo y pégalo aquí.',
    label: 'Enlace del correo',
    confirm: 'Iniciar sesión con el enlace',
    wrong: 'Este no es el enlace del correo, o ya se usó. Cópialo de nuevo o pide otro.',
  },
  storage: {
    title: 'Guardado en este dispositivo',
    lead: 'Para que el paseo abra sin conexión. Las imágenes y partes del mapa antiguas dejan sitio a las nuevas.',
    app: 'La propia app',
    seen: 'Imágenes y mapa',
    walk: 'Tu paseo',
    total: 'En total',
    free: 'Liberar las imágenes y el mapa',
    freed: (size) => `Liberados ${size}`,
    freedWhat: 'Vuelven cuando los mires. Las visitas que esperan aquí se han conservado.',
    kilobytes: (count) => `${count} KB`,
    megabytes: (count) => `${count} MB`,
  },
};
