import { serverPatterns, serverSentences } from './server-messages.ts';

/** Spanish for the messages of the API's schemas (common/src/model, common/src/api), which are in English. */
const sentences: Readonly<Record<string, string>> = {
  'A map can have up to 60 points.': 'Un mapa puede tener hasta 60 puntos.',
  'A redemption code has eight digits.': 'Un código de canje tiene ocho dígitos.',
  'A ticket ID can have up to 64 letters, digits and dashes.':
    'Un número de boleto puede tener hasta 64 letras, dígitos y guiones.',
  'A ticket ID has at most 64 characters.': 'Un número de boleto tiene 64 caracteres como máximo.',
  'Add somebody.': 'Agrega a alguien.',
  'At least 1 is required.': 'Se necesita al menos 1.',
  'At most 1000 can be required.': 'Se pueden pedir hasta 1000.',
  'Check in at one business at a time.': 'Registra las visitas de un negocio a la vez.',
  'Choose a business.': 'Elige un negocio.',
  'Choose a category.': 'Elige una categoría.',
  'Choose a picture.': 'Elige una foto.',
  'Choose a reason.': 'Elige un motivo.',
  'Choose a ticket.': 'Elige un boleto.',
  'Choose at least one.': 'Elige al menos uno.',
  'Choose who is coming in.': 'Elige quién entra.',
  'Describe how it was resolved.': 'Describe cómo se resolvió.',
  'Describe what went wrong.': 'Describe qué salió mal.',
  'Enter 0 hours or more.': 'Escribe 0 horas o más.',
  'Enter 0 or more.': 'Escribe 0 o más.',
  'Enter 0 tickets or more.': 'Escribe 0 boletos o más.',
  'Enter 1 person or more.': 'Escribe 1 persona o más.',
  'Enter a color such as #6e1f3a.': 'Escribe un color, como #6e1f3a.',
  'Enter a latitude of -90 or more.': 'Escribe una latitud de -90 o más.',
  'Enter a latitude of 90 or less.': 'Escribe una latitud de 90 o menos.',
  'Enter a longitude of -180 or more.': 'Escribe una longitud de -180 o más.',
  'Enter a longitude of 180 or less.': 'Escribe una longitud de 180 o menos.',
  'Enter a phone or an email.': 'Escribe un teléfono o un correo.',
  'Enter a price of 0 or more, with at most two decimals.':
    'Escribe un precio de 0 o más, con dos decimales como máximo.',
  'Enter a price of 0 or more.': 'Escribe un precio de 0 o más.',
  'Enter a price with at most two decimals.': 'Escribe un precio con dos decimales como máximo.',
  'Enter a rating from 0 to 5.': 'Escribe una calificación de 0 a 5.',
  'Enter a rating of 0 or more.': 'Escribe una calificación de 0 o más.',
  'Enter a rating of 5 or less.': 'Escribe una calificación de 5 o menos.',
  'Enter a three-letter currency code, such as USD.':
    'Escribe las tres letras de la moneda, como USD.',
  'Enter a time such as 17:30.': 'Escribe una hora, como 17:30.',
  'Enter a web address that starts with https://.':
    'Escribe una dirección web que empiece con https://.',
  'Enter a whole number of people.': 'Escribe un número entero de personas.',
  'Enter a whole number of tickets.': 'Escribe un número entero de boletos.',
  'Enter a whole number.': 'Escribe un número entero.',
  'Enter an age in years.': 'Escribe una edad en años.',
  'Enter an age of 0 or more.': 'Escribe una edad de 0 o más.',
  'Enter an age of 1 or more.': 'Escribe una edad de 1 o más.',
  'Enter an age of 99 or less.': 'Escribe una edad de 99 o menos.',
  'Enter an amount.': 'Escribe una cantidad.',
  'Enter at least 1 point.': 'Escribe al menos 1 punto.',
  'Enter at least 1.': 'Escribe al menos 1.',
  'Enter at most 10,000 points.': 'Escribe 10,000 puntos como máximo.',
  'Enter at most 100,000 people.': 'Escribe 100,000 personas como máximo.',
  'Enter at most 100,000 tickets.': 'Escribe 100,000 boletos como máximo.',
  'Enter at most 100,000.': 'Escribe 100,000 como máximo.',
  'Enter at most 500.': 'Escribe 500 como máximo.',
  'Enter at most 720 hours, which is 30 days.': 'Escribe 720 horas como máximo, que son 30 días.',
  'Enter degrees.': 'Escribe los grados.',
  'Enter how many are available.': 'Escribe cuántos hay.',
  'Enter how many hours.': 'Escribe cuántas horas.',
  'Enter how many people can come.': 'Escribe cuántas personas pueden venir.',
  'Enter how many points.': 'Escribe cuántos puntos.',
  'Enter how many tickets there are.': 'Escribe cuántos boletos hay.',
  'Enter the age in years.': 'Escribe la edad en años.',
  'Enter the latitude in degrees.': 'Escribe la latitud en grados.',
  'Enter the longitude in degrees.': 'Escribe la longitud en grados.',
  'Enter the number of tickets.': 'Escribe el número de boletos.',
  'Enter the reason for the refund.': 'Escribe el motivo del reembolso.',
  'Enter the required number.': 'Escribe el número que se pide.',
  'Enter the source of the data.': 'Escribe de dónde vienen los datos.',
  'Enter the three letters of the currency, such as CAD.':
    'Escribe las tres letras de la moneda, como CAD.',
  'Enter the two letters of the country, such as CA.': 'Escribe las dos letras del país, como CA.',
  'Enter when the window starts and ends.': 'Escribe cuándo empieza y termina el horario.',
  'Enter whole cents.': 'Escribe centavos enteros.',
  'Enter whole hours.': 'Escribe horas enteras.',
  'Enter whole years.': 'Escribe años enteros.',
  'Generate at least 1 ticket.': 'Genera al menos 1 boleto.',
  'Name each language once.': 'Elige cada idioma una sola vez.',
  'Name each ticket type.': 'Ponle nombre a cada tipo de boleto.',
  'New password must be at least 6 characters long.':
    'La nueva contraseña debe tener al menos 6 caracteres.',
  'New password must be at most 200 characters long.':
    'La nueva contraseña puede tener hasta 200 caracteres.',
  'Offer at least one language.': 'Ofrece al menos un idioma.',
  'Write the release in this language, too.': 'Escribe la exención también en este idioma.',
  'Please choose a category.': 'Elige una categoría.',
  'Please choose a role.': 'Elige un rol.',
  'Please choose a time zone.': 'Elige una zona horaria.',
  'Please choose a type.': 'Elige un tipo.',
  'Please choose what earns the points.': 'Elige qué da los puntos.',
  'Please enter a date and time.': 'Escribe una fecha y una hora.',
  'Please enter a phone number.': 'Escribe un teléfono.',
  'Please enter a time such as 17:30.': 'Escribe una hora, como 17:30.',
  'Please enter a valid email address.': 'Escribe un correo válido.',
  'Please enter a year from 1970 to 2999.': 'Escribe un año de 1970 a 2999.',
  'Please fill this in.': 'Completa este campo.',
  'Please remove control characters.': 'Quita los caracteres de control.',
  'Please remove line breaks and control characters.':
    'Quita los saltos de línea y los caracteres de control.',
  'Scan or type something.': 'Escanea o escribe algo.',
  'Take a payment, check an ID, or both.': 'Cobra, revisa una identificación o haz las dos cosas.',
  'The PIN has six digits.': 'El PIN tiene seis dígitos.',
  'The code has eight digits or ten characters.': 'El código tiene ocho dígitos o diez caracteres.',
  'The code has six digits.': 'El código tiene seis dígitos.',
  'The end must be after the start.': 'El fin debe ser después del inicio.',
  'The event must end after it starts.': 'El evento debe terminar después de empezar.',
  'The rule must end after it starts.': 'La regla debe terminar después de empezar.',
  'The window must end after it starts.': 'El horario debe terminar después de empezar.',
  'This looks like a formula, not a name.': 'Esto parece una fórmula, no un nombre.',
  'Upload the picture here.': 'Sube la foto aquí.',
  'Use 1 to 12 letters and digits.': 'Usa de 1 a 12 letras y dígitos.',
  'Use 2 to 40 letters, digits, dots or dashes.':
    'Usa de 2 a 40 letras, dígitos, puntos o guiones.',
  'Use digits and spaces.': 'Usa dígitos y espacios.',
  'Use steps of 0.1.': 'Usa pasos de 0.1.',
};

/** Messages with a number or a name. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^Add at most (\d+) sponsors\.$/, 'Agrega $1 patrocinadores como máximo.'],
  [
    /^An event can have up to (\d+) ticket types\.$/,
    'Un evento puede tener hasta $1 tipos de boleto.',
  ],
  [/^Generate at most (\d+) tickets at a time\.$/, 'Genera hasta $1 boletos a la vez.'],
  [/^Use at most (\d+) characters\.$/, 'Usa $1 caracteres como máximo.'],
  [/^Use at most (\d+) pours\.$/, 'Agrega $1 vinos como máximo.'],
  [
    /^Two ticket types are called “(.+)”\. Give each its own name\.$/,
    'Dos tipos de boleto se llaman «$1». Ponle otro nombre a uno.',
  ],
];

/** Returns the Spanish of a message of a schema or the server; the message itself if it is unknown. */
export function translateMessage(message: string): string {
  const sentence = sentences[message] ?? serverSentences[message];
  if (sentence !== undefined) return sentence;
  const pattern = [...patterns, ...serverPatterns].find(([expected]) => expected.test(message));
  return pattern ? message.replace(...pattern) : message;
}
