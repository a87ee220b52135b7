/**
 * Features that Playwright disables (playwright-core 1.65, `disabledFeatures` of chromiumSwitches). An own
 * --disable-features replaces that list, so it is repeated here.
 */
export const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Omnibox pages, which take a second of CPU per window. */
const suggestionPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Chromium without background network requests and with a fake camera. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless Chromium otherwise sets letters wider.
  '--font-render-hinting=none',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--disable-features=${[...offForPlaywright, ...suggestionPages].join(',')}`,
];
