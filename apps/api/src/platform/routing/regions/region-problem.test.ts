import { expect, it } from 'vitest'
import { explainBuildFailure, RegionProblem } from './region-problem.ts'

it.each([
  ['ENOSPC: no space left on device, write', 'The disk is full.'],
  ['EACCES: permission denied, mkdir', 'This user may not write there.'],
  ['PBF error: unexpected EOF', 'The file ends too early.'],
  ['required feature not supported: HistoricalInformation', 'The file uses a part of the format that cannot be read'],
  ['PBF error: invalid blob size', 'The file is damaged.'],
  ['Building 0 tiles', 'There are no roads in the file.'],
  ['the builder ended with SIGKILL', 'The machine ran out of memory'],
])('says for "%s": %s', (said, message) => {
  expect(explainBuildFailure(new Error(said)).message).toContain(message)
})

it('shows what nobody foresaw, and leaves what was said already', () => {
  expect(explainBuildFailure(new Error('odd')).message).toBe('The region could not be installed. odd')
  const problem = new RegionProblem('Use another file.')
  expect(explainBuildFailure(problem)).toBe(problem)
})
