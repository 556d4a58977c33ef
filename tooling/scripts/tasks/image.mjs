import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildArguments, findBuilder } from '../image/engine.mjs'
import { log } from '../lib/log.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

const OPTIONS = {
  /** `routing` adds the embedded engine for navigation lines. */
  target: { type: 'string', default: 'product' },
  tag: { type: 'string' },
}

/** Builds the container image; NODE_IMAGE replaces the image that it is made from. */
export default function image({ env, args }) {
  const { target, tag: asked } = parseArgs({ args, options: OPTIONS }).values
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tag = asked ?? `mishiori:${version}${target === 'product' ? '' : `-${target}`}`
  const revision = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const base = env.NODE_IMAGE ? { NODE_IMAGE: env.NODE_IMAGE } : {}
  const engine = findBuilder(env)
  const buildArgs = { VERSION: version, REVISION: revision, ...base }
  const status = run(engine, buildArguments(engine, { target, tag, buildArgs }), { env })
  if (status === 0) log(`${engine} has built ${tag}`)
  return status
}
