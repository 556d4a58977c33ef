import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { importsPackage } from './imports.mjs'
import { codesOf, readSource, tableRows } from './tables.mjs'

/** What the product was agreed on. */
const AGREED = [
  'turbo react react-router vite maplibre-gl react-map-gl @turf/circle @turf/destination @turf/kinks @turf/bearing',
  '@mapbox/polyline immer xstate @xstate/react @tiptap/core @tiptap/react fastify @fastify/cookie @fastify/multipart',
  'drizzle-orm postgres lucia storybook vitest @testing-library/react',
].flatMap((names) => names.split(' '))
/** These are used in tests only. */
const FOR_TESTS = new Set(['storybook', 'vitest', '@testing-library/react', '@playwright/test'])
const TEST = /\.(test|spec|stories)\.\w+$|\/(testing|e2e|stories)\//

const rows = tableRows(readSource('docs/dependencies.md'), 'dependency').map(([name, , where]) => ({
  name: codesOf(name)[0],
  file: codesOf(where)[0],
}))

it('has a row for every agreed library', () => {
  expect(AGREED.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

describe.each(rows)('$name', ({ name, file }) => {
  it('is used where the page says', () => {
    expect(existsSync(join(root, file)), file).toBe(true)
    if (!FOR_TESTS.has(name)) expect(file).not.toMatch(TEST)
    // A program: no source imports it.
    if (name === 'turbo') expect(readSource(file)).toContain("command: 'turbo'")
    else expect(importsPackage(readSource(file), name), `${file} imports ${name}`).toBe(true)
  })
})

describe('an import', () => {
  it.each([
    "import polyline from '@mapbox/polyline'",
    "import '@mapbox/polyline'",
    "import {\n  decode,\n  encode,\n} from '@mapbox/polyline/src/polyline.js'",
    "export { decode } from '@mapbox/polyline'",
    "const polyline = await import('@mapbox/polyline')",
  ])('is %s', (source) => expect(importsPackage(source, '@mapbox/polyline')).toBe(true))

  it.each([
    "import type { Polyline } from '@mapbox/polyline'",
    "import polyline from '@mapbox/polyline-of-others'",
    "// as '@mapbox/polyline' does",
    "import type { A } from 'a'\nimport { b } from 'b'\nconst c = '@mapbox/polyline'",
  ])('is not %s', (source) => expect(importsPackage(source, '@mapbox/polyline')).toBe(false))
})
