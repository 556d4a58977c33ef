import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from './published.mjs'

/**
 * Packs every published package as it would be uploaded.
 *
 * @param destination an existing folder for the tarballs.
 * @returns package name → path of its tarball.
 */
export function packAll(destination) {
  return new Map(publishedPackages().map(({ name, folder }) => [name, packOne(name, folder, destination)]))
}

function packOne(name, folder, destination) {
  const own = mkdtempSync(join(destination, 'pack-'))
  const result = spawnSync('pnpm', ['pack', '--pack-destination', own], { cwd: folder, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${name} could not be packed:\n${result.stdout}${result.stderr}`)
  const [file] = readdirSync(own)
  const tarball = join(destination, file)
  renameSync(join(own, file), tarball)
  return tarball
}
