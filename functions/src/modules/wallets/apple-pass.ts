import { hash, timingSafeEqual } from 'node:crypto';
import { walletServicePath } from '@wine-walk/common/api/wallets.ts';
import { instantWithOffset } from '@wine-walk/common/lib/local-time.ts';
import { colorPng } from '../../lib/png.ts';
import { type AppleWalletSettings, appUrl } from '../../settings.ts';
import { type PassFacts, passLabels } from './pass-facts.ts';

const passMimeType = 'application/vnd.apple.pkpass';
/** Side of the icon on the lock screen, in pixels. */
const iconPixels = 29;

/** `rgb(…)` of a color as `#rrggbb`. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/**
 * Returns the token in a pass, which its devices send. Derived from the serial number, which grants access to the pass with its token,
 * so that passes stay valid when the signing key is renewed.
 */
export function passToken(submissionId: string): string {
  return hash('sha256', submissionId);
}

/** True if a device sent the token in the pass of a registration. */
export function isPassToken(sent: string | null, submissionId: string): boolean {
  const expected = Buffer.from(passToken(submissionId));
  const token = Buffer.from(sent ?? '');
  return token.length === expected.length && timingSafeEqual(token, expected);
}

/**
 * Returns the content of pass.json
 * (https://developer.apple.com/documentation/walletpasses/pass).
 */
export function applePassContent(
  facts: PassFacts,
  { passTypeId, teamId }: Pick<AppleWalletSettings, 'passTypeId' | 'teamId'>,
) {
  const { event, organization, confirmationUrl, language, submissionId } = facts;
  const labels = passLabels(language);
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: submissionId,
    webServiceURL: `${appUrl()}${walletServicePath}`,
    authenticationToken: passToken(submissionId),
    organizationName: organization.name,
    description: event.name,
    logoText: organization.name,
    backgroundColor: rgb(organization.accentColor),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
    relevantDate: event.startTime,
    expirationDate: event.endTime,
    voided: facts.isCancelled,
    sharingProhibited: true,
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: confirmationUrl,
        messageEncoding: 'iso-8859-1',
        altText: submissionId,
      },
    ],
    eventTicket: {
      headerFields: [],
      primaryFields: [{ key: 'event', value: event.name }],
      secondaryFields: [
        { key: 'name', label: labels.name, value: facts.holderName },
        ...(facts.typeName ? [{ key: 'type', label: labels.ticket, value: facts.typeName }] : []),
      ],
      auxiliaryFields: [
        {
          key: 'date',
          label: labels.date,
          value: instantWithOffset(event.startTime, event.timeZone),
          dateStyle: 'PKDateStyleMedium',
          timeStyle: 'PKDateStyleShort',
          // Shows the clock of the value, not that of the phone.
          ignoresTimeZone: true,
        },
        { key: 'place', label: labels.place, value: event.place },
      ],
      backFields: [
        // Apple Wallet shows a changed value on the lock screen, in place of `%@`.
        { key: 'news', label: labels.news, value: facts.news, changeMessage: '%@' },
        { key: 'details', label: labels.details, value: confirmationUrl },
      ],
    },
  };
}

/** Returns the signed pass of a registration. Its library is loaded with the first pass, for short cold starts. */
export async function signApplePass(
  facts: PassFacts,
  settings: AppleWalletSettings,
): Promise<{ contentType: typeof passMimeType; bytes: Uint8Array<ArrayBuffer> }> {
  const { PKPass } = await import('passkit-generator');
  const { certificate, key, intermediate } = settings;
  const pass = new PKPass(
    {
      'pass.json': Buffer.from(JSON.stringify(applePassContent(facts, settings))),
      'icon.png': colorPng(facts.organization.accentColor, iconPixels),
      'icon@2x.png': colorPng(facts.organization.accentColor, 2 * iconPixels),
    },
    { signerCert: certificate, signerKey: key, wwdr: intermediate },
  );
  return { contentType: passMimeType, bytes: new Uint8Array(pass.getAsBuffer()) };
}
