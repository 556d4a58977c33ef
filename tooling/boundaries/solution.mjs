import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The folders of the workspace that hold TypeScript and that the solution does not know: an editor and `tsc -b` would miss them. */
export function missingInSolution() {
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const known = references.map(({ path }) => path)
  const folders = globSync('{apps,packages,tooling}/*/package.json').map(dirname)
  return folders.filter((folder) => existsSync(`${folder}/tsconfig.json`) && !known.includes(folder))
}
