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
  ['"x" is no article', ['show', 'x']],
  ['"0" is no article', ['allow', '0']],
  ['"1e3" is no article', ['forbid', '1e3', '--reason', 'x']],
])('answers %j to %j', (words, args) => {
  expect(() => parseModerationCommand(args)).toThrow(ModerationProblem)
  expect(() => parseModerationCommand(args)).toThrow(words)
})

it.each([
  [['list']],
  [['list', '--all']],
  [['show', '7']],
  [['forbid', '7', '--reason', 'x']],
  [['allow', '7']],
  [['role', 'mori', 'user']],
])('takes %j', (args) => {
  expect(parseModerationCommand(args)).toBeTypeOf('function')
})
