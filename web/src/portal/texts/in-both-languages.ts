import type { Language } from '../../platform/device/language.ts';

interface BilingualTexts {
  poster: {
    title: string;
    /** If a location is not enough for a stamp. */
    titleRequired: string;
    how: (app: string) => string;
  };
}

/** Texts of prints that have both languages, in any language of the portal. */
export const inBothLanguages: Record<Language, BilingualTexts> = {
  en: {
    poster: {
      title: 'Get your stamp here.',
      titleRequired: 'Only this code gets your stamp here.',
      how: (app) =>
        `Scan the code with your phone's camera, or open ${app}, choose Scan QR and type the PIN.`,
    },
  },
  es: {
    poster: {
      title: 'Consigue aquí tu sello.',
      titleRequired: 'Solo este código te da el sello aquí.',
      how: (app) =>
        `Escanea el código con la cámara del teléfono, o abre ${app}, elige Escanear QR y escribe el PIN.`,
    },
  },
};
