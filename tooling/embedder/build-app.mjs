import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPacked, step } from '../packages/install-packed.mjs'
import { root } from '../scripts/lib/paths.mjs'
import { examplesIn } from './examples.mjs'

const template = fileURLToPath(new URL('app', import.meta.url))
/** Each published package and the module of the app that its README's first example becomes. */
const FIRST_EXAMPLES = {
  'article-blocks': 'writer.tsx',
  'map-document': 'map-document-example.ts',
  'map-editor': 'route-editor.tsx',
  'route-files': 'gpx-again.ts',
}
/** What an embedder installs beside our packages: the peers and a bundler, at the versions we develop with. */
const BESIDE_US = [
  'maplibre-gl',
  'react',
  'react-dom',
  'react-map-gl',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
  'vitest',
]

const COMPILER_OPTIONS = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  allowImportingTsExtensions: true,
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['vite/client'],
}

/**
 * Makes an empty Vite + React app in `folder`, installs the packed tarballs, puts every example of the READMEs and the
 * documentation in, checks their types and builds it with the first one of each package.
 *
 * @returns the folder of the built pages.
 */
export function buildEmbedderApp(folder) {
  cpSync(template, folder, { recursive: true })
  writeExamples(join(folder, 'src'))
  installPacked(folder, { name: 'embedder', beside: BESIDE_US, compilerOptions: COMPILER_OPTIONS, include: ['src'] })
  step(folder, 'pnpm', ['exec', 'tsc', '-p', '.'])
  step(folder, 'pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'])
  return join(folder, 'dist')
}

function writeExamples(source) {
  for (const [name, file] of Object.entries(FIRST_EXAMPLES)) {
    const [first, ...others] = examplesIn(join(root, 'packages', name, 'README.md'))
    writeFileSync(join(source, file), first.code)
    writeModules(join(source, 'examples', name), others)
  }
  const pages = join(root, 'apps/storybook/docs')
  for (const page of readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.mdx')))
    writeModules(join(source, 'examples', dirname(page), basename(page, '.mdx')), examplesIn(join(pages, page)))
}

function writeModules(folder, examples) {
  mkdirSync(folder, { recursive: true })
  for (const { line, language, code } of examples) writeFileSync(join(folder, `line-${line}.${language}`), code)
}
