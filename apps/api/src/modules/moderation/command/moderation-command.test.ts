import { expect, it } from 'vitest'
import { parseModerationCommand } from './moderation-command.ts'
import { ModerationProblem } from './moderation-problem.ts'

const USAGE = 'npm run moderate -- list'

it.each([
  [USAGE, []],
  [USAGE, ['hide', '7']],
  [USAGE, ['list', '7']],
  [USAGE, ['list', '--everything']],
  [USAGE, ['list', '--reason', 'x']],
  [USAGE, ['show']],
  [USAGE, ['show', '7', '8']],
  [USAGE, ['forbid', '7']],
  [USAGE, ['forbid', '7', '--reason']],
  [USAGE, ['forbid', '7', '--all', '--reason', 'x']],
  [USAGE, ['allow', '7', '--reason', 'x']],
  [USAGE, ['role', 'mori.ayumi']],
  [USAGE, ['role', 'mori.ayumi', 'king']],
  [USAGE, ['suspend', 'mori', '--reason', 'x']],
  [USAGE, ['constructor', 'mori']],
  [USAGE, ['feature']],
  [USAGE, ['feature', '7', '8']],
  [USAGE, ['feature', '7', '--reason', 'x']],
  [USAGE, ['unfeature', '7']],
  [USAGE, ['featured', '--all']],
  ['"x" is no article', ['feature', 'x']],
  ['"366" is no number of days', ['feature', '7', '--days', '366']],
  ['The words have 301 characters', ['feature', '7', '--en', 'x'.repeat(301)]],
  ['"0" is no number of days: use 1 to 365', ['suspend', 'mori', '--reason', 'x', '--days', '0']],
  ['"366" is no number of days', ['suspend', 'mori', '--reason', 'x', '--days', '366']],
  ['The reason has 1001 characters', ['warn', 'mori', '--reason', 'x'.repeat(1001)]],
  ['"x" is no comment', ['prohibit', 'x', '--reason', 'x']],
  [USAGE, ['forbid-journey', '7']],
  ['"x" is no journey', ['allow-journey', 'x']],
  [USAGE, ['prohibit-walk', '7']],
  [USAGE, ['prohibited-walks', '7']],
  ['"x" is no walk', ['allow-walk', 'x']],
  ['"x" is no article', ['show', 'x']],
  ['"0" is no article', ['allow', '0']],
  ['"1e3" is no article', ['forbid', '1e3', '--reason', 'x']],
])('answers %j to %j', (message, args) => {
  expect(() => parseModerationCommand(args)).toThrow(ModerationProblem)
  expect(() => parseModerationCommand(args)).toThrow(message)
})

it.each([
  [['list']],
  [['list', '--all']],
  [['show', '7']],
  [['forbid', '7', '--reason', 'x']],
  [['allow', '7']],
  [['forbid-journey', '7', '--reason', 'x']],
  [['allow-journey', '7']],
  [['prohibited-walks']],
  [['prohibit-walk', '7', '--reason', 'x']],
  [['allow-walk', '7']],
  [['prohibit', '7', '--reason', 'x']],
  [['restore', '7', '--reason', 'x']],
  [['approve', '7']],
  [['warn', 'mori', '--reason', 'x'.repeat(1000)]],
  [['suspend', 'mori', '--days', '365', '--reason', 'x']],
  [['lift', 'mori', '--reason', 'x']],
  [['role', 'mori', 'user']],
  [['feature', '7']],
  [['feature', '7', '--ja', 'x'.repeat(300), '--en', 'x', '--days', '365']],
  [['unfeature']],
  [['featured']],
])('takes %j', (args) => {
  expect(parseModerationCommand(args)).toBeTypeOf('function')
})
