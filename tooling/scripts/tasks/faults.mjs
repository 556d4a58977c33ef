import { faultLines } from '../checklist/faults.mjs'
import { reportLines } from '../checklist/report.mjs'

/** Prints every fault that the product survives with its tests. Fails unless all of them ran and passed in this tree. */
export default function faults() {
  return reportLines([{ title: 'Faults to survive with nothing lost', lines: faultLines() }])
}
