// Finds styles that stay after a tap: a browser without a mouse keeps the tapped element hovered.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/paths.mjs'

const SHEETS = ['packages/*/src/**/*.css', 'packages/features/*/src/**/*.css', 'apps/*/app/**/*.css']
/** Below this some style sheets were not found. */
const LEAST_SHEETS = 100

/** Selectors that show a mouse over them and nothing else, outside of every `@media (hover: hover)`. */
function stickyHovers(css) {
  const open = []
  const found = []
  for (const [, head = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') open.pop()
    else {
      const selector = head.slice(head.lastIndexOf(';') + 1).trim()
      const isMouseOnly = selector.split(',').every((part) => part.includes(':hover'))
      if (isMouseOnly && !open.some((outer) => outer.includes('hover: hover'))) found.push(selector)
      open.push(selector)
    }
  }
  return found
}

const sheets = globSync(SHEETS, { cwd: root })
const sticky = sheets.flatMap((path) =>
  stickyHovers(readFileSync(join(root, path), 'utf8')).map((selector) => `${path}: ${selector}`),
)
for (const rule of sticky) console.error(`outside of @media (hover: hover): ${rule}`)
if (sheets.length < LEAST_SHEETS)
  console.error(`Only ${sheets.length} style sheets were read; ${LEAST_SHEETS} are expected at least.`)
console.log(`${sheets.length} style sheets, ${sticky.length} violations`)
process.exitCode = sticky.length > 0 || sheets.length < LEAST_SHEETS ? 1 : 0
