import { expect, it } from 'vitest'
import { operatorHints } from './operator-hints.server.ts'

it('are for moderators alone, in their language', () => {
  for (const locale of ['ja', 'en-us'] as const) {
    expect(operatorHints(locale, { isModerator: false, hasElevations: false })).toBeNull()
    const hints = operatorHints(locale, { isModerator: true, hasElevations: false })
    expect(hints?.region).toContain('npm run region -- add')
    expect(hints?.elevation).toContain('ELEVATION=')
  }
  expect(operatorHints('ja', { isModerator: true, hasElevations: false })?.region).toContain('運営者')
})

it('ask for no elevation models where there are some', () => {
  expect(operatorHints('ja', { isModerator: true, hasElevations: true })?.elevation).toBeNull()
})
