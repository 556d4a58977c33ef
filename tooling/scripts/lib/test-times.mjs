const minutes = (milliseconds) => (milliseconds / 60_000).toFixed(1)

/** The last line of a step: its counts, its minutes, what was replayed, and whether it was longer than its budget. */
export function stepLine({ name, budgetMinutes, passed, failed, milliseconds, replayed }) {
  const isOver = milliseconds > budgetMinutes * 60_000
  return [
    `${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed)`,
    `${minutes(milliseconds)} of ${budgetMinutes} min`,
    ...(replayed.length > 0 ? [`replayed: ${replayed.join(', ')}`] : []),
    ...(isOver ? [`OVER BUDGET by ${minutes(milliseconds - budgetMinutes * 60_000)} min`] : []),
  ].join(', ')
}

/** What every step took beside its budget, as lines of equal columns. */
export function timesTable(results) {
  const rows = results.map(({ name, budgetMinutes, milliseconds, replayed }) => [
    name,
    minutes(milliseconds),
    String(budgetMinutes),
    [
      ...(milliseconds > budgetMinutes * 60_000 ? ['OVER BUDGET'] : []),
      ...(replayed.length > 0 ? [`replayed: ${replayed.join(', ')}`] : []),
    ].join('; '),
  ])
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const all = [
    ['step', 'minutes', 'budget', ''],
    ...rows,
    ['all', minutes(sum('milliseconds')), String(sum('budgetMinutes')), ''],
  ]
  const width = Math.max(...all.map(([name]) => name.length))
  return all.map(([name, took, budget, note]) =>
    `${name.padEnd(width)}  ${took.padStart(7)}  ${budget.padStart(6)}  ${note}`.trimEnd(),
  )
}

/** Which tasks of a run Turbo took from its cache, from its summary of the run. */
export function replayedTasks({ tasks }) {
  const replayed = tasks.filter(({ cache, command }) => cache.status === 'HIT' && command !== '<NONEXISTENT>')
  return replayed.map(({ taskId }) => taskId.replace(/^@[^/]+\//, ''))
}
