/**
 * How Chromium is started for tests and measurements: silent towards the network, and with WebGL through an emulation
 * where there is no graphics card. `--no-sandbox` because tests may run as root.
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** For tests: maps go through the emulation, but pages do not, since painting them there takes longer. */
export const TEST_FLAGS: readonly string[] = [...CHROMIUM_FLAGS, '--disable-gpu-rasterization']
