import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The folders of the workspace's packages, from the root, as pnpm-workspace.yaml names them. For Node 20, too, which has no globs. */
export const workspaceFolders = () =>
  ['apps', 'packages', 'packages/features', 'tooling']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
