import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/paths.mjs'
import { packAll } from './pack.mjs'

/**
 * Makes `folder` a project that has every published package from its tarball, as somebody outside the workspace would.
 *
 * @param beside other packages, at the versions we develop with.
 */
export function installPacked(folder, { name, beside, compilerOptions, include }) {
  const ours = Object.fromEntries([...packAll(folder)].map(([ours, file]) => [ours, `file:${file}`]))
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content, null, 2))
  write('package.json', {
    name,
    private: true,
    type: 'module',
    dependencies: { ...ours, ...Object.fromEntries(beside.map((other) => [other, catalogVersion(other)])) },
  })
  write('tsconfig.json', {
    compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, ...compilerOptions },
    include,
  })
  // Our packages depend on each other by version, which no registry has yet: both names lead to the tarballs.
  const overrides = Object.entries(ours).map(([ours, file]) => `  "${ours}": "${file}"`)
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nallowBuilds:\n  esbuild: false\noverrides:\n${overrides.join('\n')}\n`,
  )
  // There is no lockfile and none of our workspace settings.
  step(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent'])
}

/** @throws with what it printed when it fails. @returns what it printed. */
export function step(cwd, command, args, env = {}) {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${result.stdout}${result.stderr}`)
  return result.stdout
}

function catalogVersion(name) {
  const line = new RegExp(`^  "?${name}"?: (.+)$`, 'm').exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  if (!line) throw new Error(`${name} is not in the workspace's catalog`)
  return line[1]
}
