// The programs' proof: client and command as they are published, installed outside the workspace, at work on the built product.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplesIn } from '../embedder/examples.mjs'
import { installPacked, step } from '../packages/install-packed.mjs'
import { startProduct } from '../product/src/index.ts'
import { root } from '../scripts/lib/paths.mjs'
import { makeToken } from './make-token.mjs'

const COMPILER_OPTIONS = {
  target: 'ES2024',
  module: 'NodeNext',
  lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: ['node'],
}
const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="proof" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Torii Pass</name>
<trkseg><trkpt lat="35.96" lon="137.81"/><trkpt lat="35.95" lon="137.80"/></trkseg></trk></gpx>`

const folder = mkdtempSync(join(tmpdir(), 'mishiori-programs-'))
try {
  installPacked(folder, {
    name: 'programs',
    beside: ['typescript', '@types/node'],
    compilerOptions: COMPILER_OPTIONS,
    include: ['*.ts'],
  })
  const recipes = examplesIn(join(root, 'packages/client/README.md')).map(({ code }, index) => {
    const name = `recipe-${index + 1}.ts`
    writeFileSync(join(folder, name), code)
    return name
  })
  step(folder, 'pnpm', ['exec', 'tsc', '-p', '.'])
  mkdirSync(join(folder, 'tracks'))
  writeFileSync(join(folder, 'tracks/torii.gpx'), GPX)
  const product = await startProduct({}, undefined, ['/api/ready'])
  try {
    const token = await makeToken(product.origin)
    const env = { MISHIORI_ORIGIN: product.origin, MISHIORI_TOKEN: token, LC_ALL: 'C.UTF-8' }
    runRecipes(recipes, env)
    runCommands(env)
  } finally {
    await product.stop()
  }
  console.log(
    'The packed client and command install, type-check, and upload, download and back up on the running product.',
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The recipes of the README, as a reader would run them. */
function runRecipes([upload, backUp, post], env) {
  const id = /routes\/(\d+)/.exec(step(folder, process.execPath, [upload, 'tracks'], env))?.[1]
  assert(id, 'the recipe uploads a route')
  step(folder, process.execPath, [backUp], env)
  assertZip('mishiori.zip')
  // A draft has no readers who could log a walk or comment.
  step(folder, 'pnpm', ['exec', 'mishiori', 'upload', '--publish', 'tracks/torii.gpx'], env)
  const published = /^(\d+)\tPUBLIC\tTorii Pass$/m.exec(step(folder, 'pnpm', ['exec', 'mishiori', 'list'], env))?.[1]
  assert(published, 'what is published is listed')
  step(folder, process.execPath, [post, published], env)
  const asked = spawnSync(process.execPath, [post, published], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env, MISHIORI_TOKEN: 'mishiori_of_nobody' },
  })
  assert.notEqual(asked.status, 0, 'a token of nobody is refused')
}

function runCommands(env) {
  const mishiori = (...args) => step(folder, 'pnpm', ['exec', 'mishiori', ...args], env)
  assert.match(mishiori('whoami'), /@hikari/)
  const id = /routes\/(\d+)/.exec(mishiori('upload', 'tracks/torii.gpx'))?.[1]
  assert(id, 'the command uploads a route')
  assert.match(mishiori('list'), new RegExp(`^${id}\\tDRAFT\\tTorii Pass$`, 'm'))
  mishiori('export', id, '--out', 'again.gpx')
  assert.match(readFileSync(join(folder, 'again.gpx'), 'utf8'), /lat="35.96" lon="137.81"/)
  mishiori('backup', '--out', 'all.zip')
  assertZip('all.zip')
}

function assertZip(name) {
  assert.equal(readFileSync(join(folder, name)).subarray(0, 2).toString(), 'PK', `${name} is a ZIP`)
}
