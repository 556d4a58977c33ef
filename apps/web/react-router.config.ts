import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // An action is a few lines: as a file of its own it is a request.
  splitRouteModules: false,
} satisfies Config
