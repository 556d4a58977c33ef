import { existsSync, readFileSync } from 'node:fs'
import type { Result } from './benchmark.ts'
import { movedBetween } from './moved.ts'

// Prints what moved by more than noise between two files of results: node compare-runs.ts BEFORE AFTER.

const [before = '', after = ''] = process.argv.slice(2)
const read = (file: string): readonly Result[] => JSON.parse(readFileSync(file, 'utf8')).results

if (!existsSync(before)) console.log(`${before} is not there: nothing to compare with`)
else {
  const moved = movedBetween(read(before), read(after))
  console.log(moved.length === 0 ? 'nothing moved by more than noise' : moved.join('\n'))
}
