import { existsSync, readFileSync } from 'node:fs'
import { STORY_FOLDERS } from '../../apps/storybook/.storybook/story-folders.ts'
import { workspaceFolders } from '../scripts/lib/paths.mjs'
import { PACKAGES } from './rules.mjs'

/**
 * The places that have to name each package, with those that they lack. Without its reference an editor and `tsc -b` miss a
 * package, without its row no import of it is judged, and without its folder its stories are not run.
 */
export function missingInSolution() {
  const folders = workspaceFolders()
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const known = references.map(({ path }) => path)
  const lack = (place, lacked) => lacked.map((folder) => `${place} does not name ${folder}`)
  return [
    ...lack(
      'tsconfig.json',
      folders.filter((folder) => existsSync(`${folder}/tsconfig.json`) && !known.includes(folder)),
    ),
    ...lack(
      'tooling/boundaries/rules.mjs',
      folders.filter((folder) => !folder.startsWith('tooling/') && !(folder in PACKAGES)),
    ),
    ...lack(
      'apps/storybook/.storybook/story-folders.ts',
      folders.filter((folder) => folder.startsWith('packages/features/') && !STORY_FOLDERS.includes(`${folder}/src`)),
    ),
  ]
}
