import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of a cluster: what is configured, what is kept and what was said. */
export interface Folders {
  readonly config: string
  readonly data: string
  readonly logs: string
}

const READABLE = 0o755

/** PostgreSQL and PgBouncer may run as another user, who must be able to read. */
export function makeFolders(root: string): Folders {
  const folders = { config: join(root, 'config'), data: join(root, 'data'), logs: join(root, 'logs') }
  for (const folder of [root, ...Object.values(folders)]) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, READABLE)
  }
  return folders
}

/** @returns its path. */
export function writeConfig({ config }: Folders, name: string, text: string): string {
  const file = join(config, name)
  writeFileSync(file, text)
  return file
}
