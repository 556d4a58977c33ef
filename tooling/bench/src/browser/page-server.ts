import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { isSmoke } from '../benchmark.ts'

const require = createRequire(import.meta.url)
const packages = fileURLToPath(new URL('../../../../packages/', import.meta.url))
const mapLibre = join(require.resolve('maplibre-gl/package.json'), '../dist')
const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
}

/** Some contestants import it as a whole, which MapLibre itself no longer offers. */
const MAPLIBRE_WITH_DEFAULT =
  "export * from '/maplibre/maplibre-gl.mjs'; export * as default from '/maplibre/maplibre-gl.mjs'"

/** Measures the published code: our packages' `dist`. All contestants share one MapLibre, served unmodified. */
const shared: Plugin = {
  name: 'published-packages-and-one-maplibre',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: styleModule(await readFile(path, 'utf8')) }))
    onResolve({ filter: /^@mishiori\// }, ({ path }) => ({ path: publishedFile(path) }))
    onResolve({ filter: /^maplibre-gl$/ }, ({ path }) => ({ path, namespace: 'maplibre' }))
    onLoad({ filter: /.*/, namespace: 'maplibre' }, () => ({ contents: MAPLIBRE_WITH_DEFAULT }))
    onResolve({ filter: /^\/maplibre\// }, ({ path }) => ({ path, external: true }))
  },
}

/** A style sheet as a script that puts it into the page. */
function styleModule(css: string): string {
  return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }))`
}

/** Where an import of one of our packages leads for those who install it; one that is not published is taken from its sources. */
function publishedFile(specifier: string): string {
  const [, name = '', ...inside] = specifier.split('/')
  const folder = join(packages, name)
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entry = (manifest.publishConfig ?? manifest).exports[['.', ...inside].join('/')]
  const file = typeof entry === 'string' ? entry : entry?.default
  if (file === undefined) throw new Error(`${specifier} leads nowhere`)
  return join(folder, file)
}

interface Exports {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

interface Manifest extends Exports {
  readonly publishConfig?: Exports
}

/** Bundles an entry for the browser. `replace`: specifier of an import → the file to take instead. @returns the code. */
export async function bundle(entry: URL, replace: Readonly<Record<string, string>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [shared, replacing(replace)],
    logLevel: 'error',
  })
  const [output] = outputFiles
  if (!output) throw new Error(`${entry} gave no code`)
  return output.text
}

function replacing(replace: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'replacing',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path }) => (replace[path] ? { path: replace[path] } : undefined))
    },
  }
}

/**
 * For some work, serves `/page` with a full-size `#map` and the given script, MapLibre's own files below `/maplibre/`, and
 * `files` by path, on a free loopback port. Pages are cross-origin isolated so that their memory can be measured with workers.
 *
 * @param work gets the address of a page by its script; scenes on it are small in a smoke run.
 */
export async function withPages<T>(
  scripts: Readonly<Record<string, string>>,
  work: (pageOf: (script: string) => string) => Promise<T>,
  files: Readonly<Record<string, Uint8Array | string>> = {},
): Promise<T> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
    const [, kind = '', name = ''] = pathname.split('/')
    const file = files[pathname]
    if (kind === 'page') return response.setHeader('content-type', 'text/html').end(pageHtml(name))
    if (kind === 'script') return response.setHeader('content-type', 'text/javascript').end(scripts[name])
    if (file !== undefined) return response.end(file)
    const path = join(mapLibre, name)
    if (kind !== 'maplibre' || !existsSync(path)) return response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  try {
    return await work((script) => `http://127.0.0.1:${port}/page/${script}${isSmoke ? '?small' : ''}`)
  } finally {
    server.close()
  }
}

function pageHtml(script: string): string {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/maplibre/maplibre-gl.css">
<style>html,body,#map{margin:0;height:100%;width:100%}</style><div id="map"></div><script type="module" src="/script/${script}"></script>`
}
