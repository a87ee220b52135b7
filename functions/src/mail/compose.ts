import type { Language } from '@wine-walk/common/model/languages.ts';

/** Text of a mail. */
interface MailText {
  subject: string;
  text: string;
}

interface SignInMail {
  /** Six digits for the device that requested them; null for a link alone. */
  code: string | null;
  link: string;
  language: Language;
  /** Short name of the organization. */
  name: string;
}

/** Creates the sign-in mail: the digits first, for the open app, then the link. */
export function signInMail({ code, link, language, name }: SignInMail): MailText {
  if (!code)
    return language === 'es'
      ? {
          subject: `Tu enlace para ${name}`,
          text: `Abre este enlace en tu teléfono:\n${link}\n\nEl enlace sirve una vez. Si no lo pediste, puedes ignorarlo.`,
        }
      : {
          subject: `Your ${name} sign-in link`,
          text: `Open this link on your phone:\n${link}\n\nThe link works once. If you didn’t ask for this, you can ignore it.`,
        };
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return language === 'es'
    ? {
        subject: `${digits} es tu código para ${name}`,
        text: `Escribe este código en la app: ${digits}\n\nO abre este enlace en este dispositivo:\n${link}\n\nEl código sirve una vez, durante 10 minutos; el enlace, una vez. Si no lo pediste, puedes ignorarlo.`,
      }
    : {
        subject: `${digits} is your ${name} code`,
        text: `Type this code into the app: ${digits}\n\nOr open this link on this device:\n${link}\n\nThe code works once, for 10 minutes; the link works once. If you didn’t ask for this, you can ignore it.`,
      };
}

/** Returns the reference in a test mail, by which its recipient shows that it arrived. `id`: ID of the outbox document. */
export const mailReference = (id: string) => id.slice(0, 6).toUpperCase();

/** Creates the mail by which staff check that mail works. `appUrl`: URL of the app that sends it. */
export function testMail(appUrl: string, id: string): MailText {
  return {
    subject: 'Your walk can send mail',
    text: `This is the test mail you asked for. It came from ${appUrl}.\n\nReference: ${mailReference(id)}\n\nIf it landed in spam, mark it as not spam and ask your provider about SPF and DKIM.`,
  };
}
