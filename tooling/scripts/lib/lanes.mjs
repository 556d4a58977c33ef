/** The cores that the budgets are for. */
const LANES = 2

/**
 * Runs checks in their order. Neighbours with `beside` need nothing of each other and mostly keep one core busy each:
 * they run two at a time.
 *
 * @param run gets a check, and whether others may run beside it
 * @returns its results, in the order of the checks
 */
export async function inLanes(checks, run) {
  const results = []
  for (const group of groupsOf(checks)) {
    const isBeside = group.length > 1
    const left = [...group.entries()]
    const done = []
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await run(next[1], isBeside)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    results.push(...done)
  }
  return results
}

function groupsOf(checks) {
  const groups = []
  for (const check of checks) {
    const last = groups.at(-1)
    if (check.beside && last?.[0].beside) last.push(check)
    else groups.push([check])
  }
  return groups
}
