// Checks what would be uploaded: contents, exports and types of every packed package, and how much of it a host pays for that wants a part.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/paths.mjs'
import { packAll } from './pack.mjs'
import { publishedPackages } from './published.mjs'
import { partsTooHeavy } from './shaken.mjs'

/** Style sheets are resolved by bundlers, not by the module resolution that the type check follows. */
const NOT_TYPED = './style.css'

/** What a host has to bring, and nothing else. */
const PEERS = {
  '@mishiori/map-editor': ['maplibre-gl', 'react', 'react-dom', 'react-map-gl'],
  '@mishiori/article-blocks': ['react', 'react-dom'],
}

const scratch = mkdtempSync(join(tmpdir(), 'mishiori-packages-'))
let failed = false
try {
  const tarballs = packAll(scratch)
  for (const { name, manifest } of publishedPackages()) {
    const tarball = tarballs.get(name)
    check(name, 'publint', [tarball, '--strict'])
    const cssEntries = manifest.exports[NOT_TYPED] ? ['--exclude-entrypoints', NOT_TYPED] : []
    check(name, 'attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', ...cssEntries])
    checkContents(name, tarball)
    checkPeers(name, manifest)
    console.log(`${name}: ${(statSync(tarball).size / 1024).toFixed(1)} kB packed`)
  }
  for (const problem of await partsTooHeavy(tarballs, scratch)) {
    failed = true
    console.error(problem)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

function check(name, tool, args) {
  const result = spawnSync(tool, args, { cwd: root, encoding: 'utf8' })
  if (result.status === 0) return
  failed = true
  console.error(`${name}: ${tool} says\n${result.stdout}${result.stderr}`)
}

function checkContents(name, tarball) {
  const list = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).stdout.split('\n')
  const manifest = JSON.parse(readPacked(tarball, 'package/package.json'))
  const required = ['package/README.md', 'package/LICENSE', ...exportedFiles(manifest.exports)]
  const missing = required.filter((file) => !list.includes(file))
  const unwanted = list.filter((file) => /\.(test|stories)\.|\/src\//.test(file))
  const workspace = JSON.stringify(manifest.dependencies ?? {}).includes('workspace:')
  if (missing.length === 0 && unwanted.length === 0 && !workspace) return
  failed = true
  console.error(
    `${name}: missing ${missing.join(', ') || 'nothing'}; unwanted ${unwanted.join(', ') || 'nothing'}; workspace ranges: ${workspace}`,
  )
}

function checkPeers(name, { peerDependencies = {} }) {
  const [peers, allowed] = [Object.keys(peerDependencies).sort(), PEERS[name] ?? []]
  if (JSON.stringify(peers) === JSON.stringify(allowed)) return
  failed = true
  console.error(
    `${name}: asks its hosts for ${peers.join(', ') || 'nothing'} instead of ${allowed.join(', ') || 'nothing'}`,
  )
}

function exportedFiles(exports) {
  return Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((file) => `package/${file.replace('./', '')}`)
}

function readPacked(tarball, file) {
  const inner = spawnSync('tar', ['-xzOf', tarball, file])
  if (inner.status !== 0) throw new Error(`${tarball} has no ${file}`)
  return inner.stdout.toString()
}
