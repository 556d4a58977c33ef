import { join } from 'node:path'
import { fail, log } from './log.mjs'
import { root, workspaceFolders } from './paths.mjs'
import { run } from './run.mjs'
import { fingerprint, onceFor } from './stamp.mjs'

/** Installs exactly what the lockfile says, unless nothing changed since the last time. */
export function installDependencies({ env, pnpm }) {
  onceFor(join(root, 'node_modules', '.mishiori-stamp'), fingerprint(manifests()), () => {
    log('installing dependencies from the lockfile')
    const args = [...pnpm.args, 'install', '--frozen-lockfile', '--reporter=append-only']
    if (run(pnpm.command, args, { env: { ...env, CI: '1' } }) !== 0) {
      fail(
        'Dependencies could not be installed. Check the network connection and the free disk space, then run the command again.',
      )
    }
  })
}

function manifests() {
  const top = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name))
  return [...top, ...workspaceFolders().map((folder) => join(root, folder, 'package.json'))]
}
