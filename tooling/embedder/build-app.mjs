import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packAll } from '../packages/pack.mjs'
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

/**
 * Makes an empty Vite + React app in `folder`, installs the packed tarballs, puts every example of the READMEs and the
 * documentation in, checks their types and builds it with the first one of each package.
 *
 * @returns the folder of the built pages.
 */
export function buildEmbedderApp(folder) {
  cpSync(template, folder, { recursive: true })
  writeExamples(join(folder, 'src'))
  writeManifests(folder, packAll(folder))
  // An embedder has no lockfile and none of our workspace settings.
  step(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent'])
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

function writeManifests(folder, tarballs) {
  const ours = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]))
  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content, null, 2))
  write('package.json', {
    name: 'embedder',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...Object.fromEntries(BESIDE_US.map((name) => [name, catalogVersion(name)])) },
  })
  write('tsconfig.json', {
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
    },
    include: ['src'],
  })
  // Our packages depend on each other by version, which no registry has yet: both names lead to the tarballs.
  const overrides = Object.entries(ours).map(([name, file]) => `  "${name}": "${file}"`)
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nallowBuilds:\n  esbuild: false\noverrides:\n${overrides.join('\n')}\n`,
  )
}

function catalogVersion(name) {
  const line = new RegExp(`^  "?${name}"?: (.+)$`, 'm').exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  if (!line) throw new Error(`${name} is not in the workspace's catalog`)
  return line[1]
}

function step(cwd, command, args) {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${result.stdout}${result.stderr}`)
}
