/** Venue code scanner: camera, scan results and errors. */
export const english = {
  starting: 'Starting the camera…',
  aim: 'Point your camera at the QR code on the poster.',
  viewLabel: 'Camera view',
  torchOn: 'Turn on the light',
  torchOff: 'Turn off the light',
  typePin: 'Type the PIN instead',
  useCamera: 'Scan with the camera',
  notOurs: {
    'web-address': 'That’s a web address, not a venue code.',
    wifi: 'That’s a Wi-Fi code, not a venue code.',
    contact: 'That’s a contact card, not a venue code.',
    phone: 'That’s a phone number, not a venue code.',
    email: 'That’s an email address, not a venue code.',
    ticket: 'That’s a ticket, not a venue code. Show it at the desk.',
    registration: 'That’s a registration, not a venue code. Show it at the desk.',
    reward: 'That’s a reward code, not a venue code. Show it at the counter.',
    'other-walk': 'That venue code is for another walk or has been replaced.',
    text: 'That’s not one of our venue codes.',
  },
  notOursHelp: 'Look for the poster with the wine glass.',

  notAvailableTitle: 'Camera Not Available',
  deniedTitle: 'Camera Access Denied',
  unsupported: 'This browser can’t use the camera. Type the PIN below the QR code instead.',
  missing: 'We couldn’t find a camera on this device. Type the PIN below the QR code instead.',
  busy: 'Another app is using the camera. Close it and try again, or type the PIN.',
  noDecoder: 'We couldn’t load the scanner. Check your connection and try again, or type the PIN.',
  denied: {
    ios: 'In Settings, open Apps, Safari, Camera and choose Ask or Allow. Then try again, or type the PIN.',
    android:
      'Tap the icon next to the web address, open Permissions and allow Camera. Then try again, or type the PIN.',
    desktop:
      'Click the icon next to the web address and allow Camera for this site. Then try again, or type the PIN.',
  },
  chooseBusiness: 'Choose a business',
  chooseForPin: 'We couldn’t look up the PIN. Choose the business you’re at.',
  missingBusiness: 'Choose the business you’re at.',
};

export type ScannerTexts = typeof english;
