import { readFileSync } from 'node:fs'
import { build } from 'esbuild'

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

// What package.json names as a dependency stays outside: native parts, what begins with a file of its own (threads), and what is
// loaded for those alone who configure it. All else is a development dependency and becomes one file, which starts in half the time.
const EXTERNAL = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
// Of `npm run dev` alone.
const DEVELOPMENT = ['vite', '@fastify/middie']

await build({
  entryPoints: ['server', 'command', 'routing-child', 'gazetteer-child', 'request-thread'].map(
    (name) => `src/${name}.ts`,
  ),
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
  external: [...EXTERNAL, ...DEVELOPMENT],
  // Bundled CommonJS packages need `require`, which modules do not have.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
