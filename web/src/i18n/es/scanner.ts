import type { ScannerTexts } from '../en/scanner.ts';

/** Texts of en/scanner.ts in Spanish. */
export const spanish: ScannerTexts = {
  starting: 'Encendiendo la cámara…',
  aim: 'Apunta la cámara al código QR del cartel.',
  viewLabel: 'Lo que ve la cámara',
  torchOn: 'Encender la luz',
  torchOff: 'Apagar la luz',
  typePin: 'Escribir el PIN',
  useCamera: 'Escanear con la cámara',
  notOurs: {
    'web-address': 'Es una dirección web, no un código de lugar.',
    wifi: 'Es un código de Wi-Fi, no un código de lugar.',
    contact: 'Es una tarjeta de contacto, no un código de lugar.',
    phone: 'Es un número de teléfono, no un código de lugar.',
    email: 'Es una dirección de correo, no un código de lugar.',
    ticket: 'Es un boleto, no un código de lugar. Muéstralo en la mesa de registro.',
    registration: 'Es un registro, no un código de lugar. Muéstralo en la mesa de registro.',
    reward: 'Es el código de un premio, no un código de lugar. Muéstralo en el mostrador.',
    'other-walk': 'Ese código de lugar es de otro paseo o se reemplazó.',
    text: 'No es uno de nuestros códigos de lugar.',
  },
  notOursHelp: 'Busca el cartel con la copa de vino.',

  notAvailableTitle: 'Cámara no disponible',
  deniedTitle: 'Acceso a la cámara denegado',
  unsupported:
    'Este navegador no puede usar la cámara. Escribe el PIN que está debajo del código QR.',
  missing:
    'No encontramos una cámara en este dispositivo. Escribe el PIN que está debajo del código QR.',
  busy: 'Otra aplicación está usando la cámara. Ciérrala e inténtalo de nuevo, o escribe el PIN.',
  noDecoder:
    'No se pudo cargar el escáner. Revisa tu conexión e inténtalo de nuevo, o escribe el PIN.',
  denied: {
    ios: 'En Configuración, abre Apps, Safari, Cámara y elige Preguntar o Permitir. Luego inténtalo de nuevo, o escribe el PIN.',
    android:
      'Toca el icono junto a la dirección, abre Permisos y permite Cámara. Luego inténtalo de nuevo, o escribe el PIN.',
    desktop:
      'Haz clic en el icono junto a la dirección y permite Cámara para este sitio. Luego inténtalo de nuevo, o escribe el PIN.',
  },
  chooseBusiness: 'Elige un negocio',
  chooseForPin: 'No pudimos buscar el PIN. Elige el negocio en el que estás.',
  missingBusiness: 'Elige el negocio en el que estás.',
};
