import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { readSource } from './tables.mjs'

const tokens = [...readSource('packages/ui/src/styles/tokens.css').matchAll(/(--bp-\w+): (\d+)px/g)]

/** Style sheets that change at a width: up to it, or from the next pixel on. */
function stylesAt(pixels) {
  const pattern = `(max-width: ${pixels}px|min-width: ${pixels + 1}px)`
  return execFileSync('git', ['grep', '-lE', pattern, '--', '*.css'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
}

it('there are four', () => expect(tokens).toHaveLength(4))

it.each(tokens.map(([, name, pixels]) => [name, Number(pixels)]))('%s, %i px, is the width of a style', (_, pixels) => {
  expect(stylesAt(pixels).length).toBeGreaterThan(0)
})
