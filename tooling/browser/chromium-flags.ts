/** `--no-sandbox` because tests may run as root. */
const SILENT_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/**
 * How Chromium is started for measurements: silent towards the network, and with all of its graphics through an emulation
 * where there is no graphics card.
 */
export const CHROMIUM_FLAGS: readonly string[] = [...SILENT_FLAGS, '--use-angle=swiftshader']

/** For tests: maps go through the emulation, but pages do not, since painting them and putting them together there takes longer. */
export const TEST_FLAGS: readonly string[] = [
  ...SILENT_FLAGS,
  '--use-angle=swiftshader-webgl',
  '--disable-gpu-rasterization',
]
