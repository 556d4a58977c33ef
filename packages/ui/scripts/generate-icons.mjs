// Writes src/icon/icons.ts: one path per icon and weight, taken from Phosphor (MIT), so that a page carries only what it shows.
// Run `node scripts/generate-icons.mjs` after adding a name to src/icon/icon-names.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const names = JSON.parse(readFileSync(new URL('../src/icon/icon-names.json', import.meta.url), 'utf8'))
const phosphor = await import('@phosphor-icons/react')
const lines = Object.entries(names).map(([name, [source, weight]]) => {
  const svg = renderToStaticMarkup(createElement(phosphor[source], { weight }))
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
  if (paths.length !== 1) throw new Error(`${source} (${weight}) has ${paths.length} paths, not one`)
  return `export const ${name} = '${paths[0]}'`
})
const header = '// Made by scripts/generate-icons.mjs from Phosphor Icons (MIT); do not edit.\n\n'
writeFileSync(new URL('../src/icon/icons.ts', import.meta.url), `${header}${lines.join('\n')}\n`)
