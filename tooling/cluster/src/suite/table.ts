/** What one fault, or one journey, did. */
export interface Row {
  readonly name: string
  readonly seen: string
  readonly required: string
  /** What was required and not met; empty where all was. */
  readonly misses: readonly string[]
}

const HEAD = ['what', 'seen', 'required', 'verdict']

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, seen, required, misses }) => [name, seen, required, verdictOf(misses)])
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n')
}

const SHOWN = 3

const verdictOf = (misses: readonly string[]): string => {
  if (misses.length === 0) return 'met'
  const more = misses.length > SHOWN ? `; and ${misses.length - SHOWN} more` : ''
  return `MISSED: ${misses.slice(0, SHOWN).join('; ')}${more}`
}

const escaped = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')
