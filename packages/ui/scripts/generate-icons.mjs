// Writes src/icon/glyphs: a module per icon and weight, taken from Phosphor (MIT), so that a page carries only what it shows.
// Run `node scripts/generate-icons.mjs` after adding a name to src/icon/icon-names.json.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { phosphorPaths } from '../../../tooling/icons/phosphor-paths.mjs'

const names = JSON.parse(readFileSync(new URL('../src/icon/icon-names.json', import.meta.url), 'utf8'))
const readPath = phosphorPaths(import.meta.resolve('@phosphor-icons/react/package.json'))
const folder = new URL('../src/icon/glyphs/', import.meta.url)
const header = '// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.\n\n'
const fileOf = (name) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, [source, weight]] of Object.entries(names)) {
  const path = await readPath(source, weight)
  writeFileSync(new URL(fileOf(name), folder), `${header}export const ${name} =\n  '${path}'\n`)
}
const exports = Object.keys(names).map((name) => `export { ${name} } from './glyphs/${fileOf(name)}'`)
writeFileSync(new URL('../src/icon/icons.ts', import.meta.url), `${header}${exports.join('\n')}\n`)
