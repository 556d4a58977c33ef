import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../scripts/lib/paths.mjs'

/** Modules of texts, and how a text is filled in. */
const TEXTS = /\/(messages\/(en(-[a-z-]+)?|format)|index)\.js$/

/** What a host pays that wants a part only: the most bytes of our code, of which modules, and what else may come along. */
const PARTS = [
  { name: '@mishiori/map-editor', file: 'index.js', part: 'linesOnly', maxBytes: 910, imports: [] },
  { name: '@mishiori/map-editor', file: 'index.js', part: 'en', maxBytes: 30_000, modules: TEXTS, imports: [] },
  {
    name: '@mishiori/map-editor',
    file: 'index.js',
    part: 'MapView',
    maxBytes: 147_000,
    imports: ['@mishiori/map-document', 'react', 'react-map-gl/maplibre', 'react/jsx-runtime'],
  },
]

/** The bundler's comment above every module. Its length depends on where the folder lies, so it does not count. */
const MODULE_COMMENT = /^\/\/ .*\/package\/dist\/.*\.js\n/gm

const { build } = await import(
  pathToFileURL(
    join(
      createRequire(join(root, 'packages/map-editor/package.json')).resolve('vite/package.json'),
      '../dist/node/index.js',
    ),
  )
)

/**
 * Bundles parts of the packed packages alone, as a host's bundler does.
 *
 * @param tarballs package name → path of its tarball.
 * @param scratch an existing folder to work in.
 * @returns a sentence for every part that brings more along than it may.
 */
export async function partsTooHeavy(tarballs, scratch) {
  const problems = []
  for (const { name, file, part, maxBytes, modules = /./, imports } of PARTS) {
    const found = await bundle(unpack(tarballs.get(name), scratch), file, part)
    const unwanted = [
      ...found.imports.filter((module) => !imports.includes(module)),
      ...found.modules.filter((module) => !modules.test(module)),
    ]
    if (found.bytes > maxBytes)
      problems.push(`${name}: { ${part} } alone is ${found.bytes} bytes, more than ${maxBytes}`)
    if (unwanted.length > 0) problems.push(`${name}: { ${part} } alone brings ${unwanted.join(', ')} along`)
  }
  return problems
}

function unpack(tarball, scratch) {
  const folder = mkdtempSync(join(scratch, 'shaken-'))
  const { status } = spawnSync('tar', ['-xzf', tarball, '-C', folder])
  if (status !== 0) throw new Error(`${tarball} cannot be unpacked`)
  return folder
}

async function bundle(folder, file, part) {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `export { ${part} } from './package/dist/${file}'\n`)
  const [{ output }] = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'part' },
      rolldownOptions: { external: /^[^./]/ },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  return {
    bytes: chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code.replaceAll(MODULE_COMMENT, '')), 0),
    modules: chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0)),
    imports: [...new Set(chunks.flatMap((chunk) => chunk.imports))].sort(),
  }
}
