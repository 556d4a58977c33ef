import { expect, it } from 'vitest'
import { parseLog } from './statements.ts'

it('reads statements and parameters from the log of PostgreSQL', () => {
  const log = [
    '2026-11-29 10:00:00 UTC [1] LOG:  duration: 0.041 ms  bind <unnamed>: select 1',
    '2026-11-29 10:00:00 UTC [1] LOG:  duration: 0.012 ms  execute abc123: select name',
    '\tfrom people where id = $1 and said = $2 and left_at is $3',
    "2026-11-29 10:00:00 UTC [1] DETAIL:  Parameters: $1 = '7', $2 = 'it''s, $9 = ''x''', $3 = NULL",
    '2026-11-29 10:00:01 UTC [1] LOG:  duration: 0.010 ms  execute <unnamed>: select now()',
  ].join('\n')
  expect(parseLog(log)).toEqual([
    {
      text: 'select name\nfrom people where id = $1 and said = $2 and left_at is $3',
      parameters: ['7', "it's, $9 = 'x'", null],
    },
    { text: 'select now()', parameters: [] },
  ])
})
