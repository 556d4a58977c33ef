import { existsSync, readFileSync } from 'node:fs'
import { workspaceFolders } from '../scripts/lib/paths.mjs'
import { PACKAGES } from './rules.mjs'

const STORY_FOLDERS = 'apps/storybook/.storybook/story-folders.ts'

/**
 * The places that have to name each package, with those that they lack. Without its reference an editor and `tsc -b` miss a
 * package, without its row no import of it is judged, and without its folder its stories are not run.
 */
export function missingInSolution() {
  const folders = workspaceFolders()
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const known = references.map(({ path }) => path)
  const storyFolders = readFileSync(STORY_FOLDERS, 'utf8')
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
      STORY_FOLDERS,
      folders.filter((folder) => folder.startsWith('packages/features/') && !storyFolders.includes(`'${folder}/src'`)),
    ),
  ]
}
