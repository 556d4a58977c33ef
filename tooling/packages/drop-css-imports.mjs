// Takes `import './x.css'` out of the declarations in a folder: style sheets are bundled into style.css, which hosts import themselves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CSS_IMPORT = /^import ["'][^"']+\.css["'];?\n/gm
const [folder = 'dist'] = process.argv.slice(2)
for (const name of readdirSync(folder, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  const without = text.replace(CSS_IMPORT, '')
  if (without !== text) writeFileSync(file, without)
}
