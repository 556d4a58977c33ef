import { expect, it } from 'vitest'
import { commandKey } from './shortcut-sheet.tsx'

it.each([
  ['MacIntel', '⌘'],
  ['iPad', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
  ['', 'Ctrl'],
])('names the key on %j', (platform, key) => {
  expect(commandKey(platform)).toBe(key)
})
