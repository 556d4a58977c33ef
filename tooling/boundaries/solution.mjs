import { existsSync, readFileSync } from 'node:fs'
import { workspaceFolders } from '../scripts/lib/paths.mjs'

/** The folders of the workspace that hold TypeScript and that the solution does not know: an editor and `tsc -b` would miss them. */
export function missingInSolution() {
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const known = references.map(({ path }) => path)
  return workspaceFolders().filter((folder) => existsSync(`${folder}/tsconfig.json`) && !known.includes(folder))
}
