import { CHECKLIST, checklistLines } from '../checklist/lines.mjs'
import { reportLines } from '../checklist/report.mjs'

/** Prints every line of the security checklist with its tests. Fails unless all of them ran and passed in this tree. */
export default function checklist() {
  const lines = checklistLines()
  const groups = Object.entries(CHECKLIST).map(([section, { title }]) => ({
    title: `${section}. ${title}`,
    lines: lines.filter((line) => line.section === section),
  }))
  return reportLines(groups)
}
