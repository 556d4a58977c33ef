import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { cacheInputs } from './cache-inputs.mjs'
import { fail, log } from './log.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { fingerprint, onceFor } from './stamp.mjs'

const NODE_MAJOR = 24
const tools = join(root, '.tools')
const platform = `${process.platform}-${process.arch}`

/**
 * Makes the pinned pnpm, and Node where the system's is too old, available.
 *
 * @returns the environment in which every tool of the project is found, and how to call pnpm.
 */
export function prepareToolchain() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old. Install Node 20 or newer and run the command again.`)
  }
  const env = cleanEnvironment()
  onceFor(join(tools, '.stamp'), fingerprint([join(tools, 'package.json')]), () => installTools(env))
  const ownNode = join(tools, 'node_modules', `node-${platform}`, 'bin')
  const systemIsNewEnough = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR
  if (!existsSync(ownNode) && !systemIsNewEnough) {
    fail(
      `No pinned Node ${NODE_MAJOR} is available for ${platform}. Install Node ${NODE_MAJOR} or newer and run the command again.`,
    )
  }
  const pnpm = pnpmCommand()
  env.PATH = [
    ...(systemIsNewEnough ? [] : [ownNode]),
    ...(pnpm.folder ? [pnpm.folder] : []),
    join(root, 'node_modules', '.bin'),
    process.env.PATH,
  ].join(delimiter)
  return { env: { ...env, ...cacheInputs(env) }, pnpm }
}

/** The environment without what npm adds to it (pnpm would read it as its own settings) and without any telemetry. */
function cleanEnvironment() {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' }
  for (const name of Object.keys(env))
    if (/^npm_(config|package|lifecycle|execpath|command)/i.test(name)) delete env[name]
  return env
}

function installTools(env) {
  log('fetching the pinned toolchain (once, about 250 MB on disk)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  if (run(npm, ['install', ...flags], { env, cwd: tools }) !== 0) {
    fail(
      'The toolchain could not be fetched. Check the network connection and the free disk space, then run the command again.',
    )
  }
}

function pnpmCommand() {
  const folder = join(tools, 'node_modules', '@pnpm', `exe.${platform}`)
  if (existsSync(folder)) return { folder, command: join(folder, 'pnpm'), args: [] }
  return { folder: null, command: process.execPath, args: [join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')] }
}
