export interface LineChange {
  readonly kind: 'added' | 'removed'
  readonly text: string
}

/** Beyond, all lines of the middle count as replaced: comparing them one by one would take too long. */
const MOST_COMPARED = 2_000

/** The lines that went and came between two texts, in reading order. Lines that both have are not told. */
export function compareLines(before: readonly string[], after: readonly string[]): LineChange[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return changesBetween(before.slice(start, before.length - end), after.slice(start, after.length - end))
}

function changesBetween(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length > MOST_COMPARED || after.length > MOST_COMPARED)
    return [...before.map(removed), ...after.map(added)]
  const common = commonLengths(before, after)
  const changes: LineChange[] = []
  let [old, now] = [0, 0]
  while (old < before.length || now < after.length) {
    const [gone, come] = [before[old], after[now]]
    if (gone !== undefined && gone === come) {
      old += 1
      now += 1
    } else if (gone !== undefined && (come === undefined || at(common, old + 1, now) >= at(common, old, now + 1))) {
      changes.push(removed(gone))
      old += 1
    } else if (come !== undefined) {
      changes.push(added(come))
      now += 1
    }
  }
  return changes
}

/** For each pair of places, how many lines the texts behind them have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let old = before.length - 1; old >= 0; old -= 1) {
    const row = rows[old]
    for (let now = after.length - 1; row && now >= 0; now -= 1) {
      const isSame = before[old] === after[now]
      row[now] = isSame ? at(rows, old + 1, now + 1) + 1 : Math.max(at(rows, old + 1, now), at(rows, old, now + 1))
    }
  }
  return rows
}

const at = (rows: readonly Uint16Array[], row: number, column: number) => rows[row]?.[column] ?? 0
const removed = (text: string): LineChange => ({ kind: 'removed', text })
const added = (text: string): LineChange => ({ kind: 'added', text })
