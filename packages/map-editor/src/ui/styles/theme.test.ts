// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const CHOSEN = '[data-theme="dark"]'
const OF_THE_SYSTEM = ':root:not([data-theme])'

const sheet = readFileSync(new URL('./theme.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** What every rule with this selector says, in the order of the sheet. */
function rulesOf(selector: string): string[][] {
  const bodies = sheet.split(`${selector} {`).slice(1)
  return bodies.map((text) =>
    (text.split('}')[0] ?? '')
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  )
}

// A style sheet cannot ask for "chosen, or chosen by the system": a media query and an attribute share no rule.
it('is as dark by choice as by the system, with more contrast too', () => {
  const chosen = rulesOf(CHOSEN)
  expect(chosen).toHaveLength(2)
  expect(chosen[0]?.length).toBeGreaterThan(40)
  expect(rulesOf(OF_THE_SYSTEM)).toEqual(chosen)
})
