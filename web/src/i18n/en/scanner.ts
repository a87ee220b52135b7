/** Venue code scanner: camera, scan results and errors. */
export const english = {
  starting: 'Starting the camera…',
  aim: 'Point the camera at the QR code on the poster by the door.',
  viewLabel: 'What the camera sees',
  torchOn: 'Turn the light on',
  torchOff: 'Turn the light off',
  typePin: 'Type the PIN instead',
  useCamera: 'Scan with the camera',
  notOurs: {
    'web-address': 'That is a web address, not one of our venue codes.',
    wifi: 'That is a Wi-Fi code, not one of our venue codes.',
    contact: 'That is somebody’s contact card, not one of our venue codes.',
    phone: 'That is a phone number, not one of our venue codes.',
    email: 'That is an email address, not one of our venue codes.',
    ticket: 'That is a ticket, not a venue code. The desk scans it for you.',
    registration: 'That is a registration, not a venue code. Show it at the desk.',
    reward: 'That is a reward’s code, not a venue code. Show it at the counter.',
    'other-walk': 'That venue code is not of this walk, or has been replaced.',
    text: 'That is some other text, not one of our venue codes.',
  },
  notOursHelp: 'Look for the poster with the wine glass.',

  notAvailableTitle: 'Camera Not Available',
  deniedTitle: 'Camera Access Denied',
  unsupported: 'This browser cannot use a camera here. Type the PIN under the QR code instead.',
  missing: 'No camera was found on this device. Type the PIN under the QR code instead.',
  busy: 'Another app is using the camera. Close it and try again, or type the PIN.',
  noDecoder:
    'The scanner could not be loaded. Check your connection and try again, or type the PIN.',
  denied: {
    ios: 'In Settings, open Apps, Safari, Camera and choose Ask or Allow. Then try again, or type the PIN.',
    android:
      'Tap the icon beside the address, open Permissions and allow Camera. Then try again, or type the PIN.',
    desktop:
      'Click the icon beside the address and allow Camera for this site. Then try again, or type the PIN.',
  },
  chooseBusiness: 'Choose a business',
  missingBusiness: 'Choose the business you are at.',
};

export type ScannerTexts = typeof english;
