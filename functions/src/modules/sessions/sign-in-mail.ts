interface Wanted {
  code: string;
  link: string;
  language: 'en' | 'es';
}

/** What is mailed to sign in by: the digits first, for the app that is open, and the link. */
export function signInMail({ code, link, language }: Wanted): { subject: string; text: string } {
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return language === 'es'
    ? {
        subject: `${digits} es tu código para Wine Walk`,
        text: `Escribe este código en la app: ${digits}\n\nO abre este enlace en este dispositivo:\n${link}\n\nEl código sirve una vez, durante 10 minutos; el enlace, una vez. Si no lo pediste, no hace falta que hagas nada.`,
      }
    : {
        subject: `${digits} is your Wine Walk code`,
        text: `Type this code into the app: ${digits}\n\nOr open this link on this device:\n${link}\n\nThe code works once, for 10 minutes; the link works once. If you did not ask for this, there is nothing you need to do.`,
      };
}
