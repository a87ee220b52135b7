import { theTime } from '@wine-walk/common/lib/spanish-times.ts';
import type { DeviceTexts } from '../en/device.ts';

export const spanish: DeviceTexts = {
  installSteps: {
    share: 'Toca Compartir en la barra del navegador',
    addByShare: 'Elige «Agregar a inicio»',
    menu: 'Abre el menú del navegador',
    addByMenu: 'Elige «Agregar a la pantalla principal» o «Instalar app»',
  },
  elsewhere: {
    title: 'Usar otro teléfono',
    lead: 'Con un código puedes seguir en otro teléfono, o en la app de la pantalla de inicio de un iPhone.',
    beforeInstalling:
      'Iniciarás sesión una vez en la app de la pantalla de inicio. Obtén un código ahora para hacerlo más rápido.',
    beforeInstallingSignedOut: 'Inicia sesión en la app de la pantalla de inicio, no aquí.',
    get: 'Obtener un código',
    another: 'Obtener otro código',
    label: 'Tu código',
    until: (time) =>
      `Escríbelo o pégalo ahí en «Iniciar sesión» y luego «Tengo un código». Sirve una vez, hasta ${theTime(time)}, mientras sigas con la sesión abierta aquí.`,
    copy: 'Copiar código',
    copied: 'Código copiado',
    copyFailed: 'No se pudo copiar. Anótalo.',
    failed: 'No pudimos darte un código. Revisa tu conexión e inténtalo de nuevo.',
    tooMany: 'Ya pediste muchos códigos. Espera un poco e inténtalo de nuevo.',
  },
  pasted: {
    homeScreen:
      'La app de la pantalla de inicio tiene su propia sesión. ¿Sigues con la sesión abierta en el navegador? Obtén un código en tu perfil y escríbelo aquí.',
    question: '¿El enlace se abrió en el navegador? Cópialo del correo y pégalo aquí.',
    label: 'Enlace del correo',
    confirm: 'Iniciar sesión con el enlace',
    wrong: 'Este no es el enlace del correo o ya se usó. Cópialo otra vez o pide otro.',
  },
  storage: {
    title: 'Guardado en este dispositivo',
    lead: 'Para que la app abra sin conexión. Las imágenes y partes viejas del mapa dejan espacio a las nuevas.',
    app: 'App',
    seen: 'Imágenes y mapa',
    walk: 'Tu paseo',
    total: 'Total',
    free: 'Liberar espacio',
    freed: (size) => `Se liberaron ${size}`,
    freedWhat: 'Se descargan de nuevo cuando los necesites. Las visitas sin enviar siguen aquí.',
    kilobytes: (count) => `${count} KB`,
    megabytes: (count) => `${count} MB`,
  },
};
