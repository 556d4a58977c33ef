import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assemble } from '../distribution/assemble.mjs'
import { buildProduct } from '../lib/build-product.mjs'
import { log } from '../lib/log.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

const OPTIONS = {
  /** Leaves out the embedded routing engine. */
  'without-routing': { type: 'boolean', default: false },
  /** Puts Node in, so that the machine needs none. */
  'with-node': { type: 'boolean', default: false },
  /** Packs the folder. */
  archive: { type: 'boolean', default: false },
}

/** Builds what runs in production without this repository, in `dist/mishiori`. */
export default function dist({ env, pnpm, args }) {
  const { values } = parseArgs({ args, options: OPTIONS })
  log('building what changed')
  buildProduct({ env, pnpm })
  const folder = join(root, 'dist/mishiori')
  log('laying out dist/mishiori')
  assemble(folder, { env, pnpm, hasRouting: !values['without-routing'] })
  if (values['with-node']) addNode(folder, env)
  log(`dist/mishiori has ${execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]} MB`)
  if (!values.archive) return 0
  const name = `mishiori-${process.platform}-${process.arch}.tar.gz`
  // Files are root's and of one time, so that the same sources make the same archive.
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0']
  const status = run('tar', ['-czf', name, ...same, 'mishiori'], { env, cwd: join(root, 'dist') })
  if (status === 0) log(`dist/${name} is packed`)
  return status
}

/** The Node that the tool chain runs on, without npm and headers. */
function addNode(folder, env) {
  const node = execFileSync('node', ['-p', 'process.execPath'], { env, encoding: 'utf8' }).trim()
  mkdirSync(join(folder, 'node/bin'), { recursive: true })
  cpSync(node, join(folder, 'node/bin/node'), { dereference: true })
}
