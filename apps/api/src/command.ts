/** Programs of operators, as `mishiori NAME …` of a distribution. Each reads what was typed behind its name. */
const COMMANDS = new Map<string, () => Promise<unknown>>([
  ['announce', () => import('./announce.ts')],
  ['backup', () => import('./backup.ts')],
  ['files', () => import('./files.ts')],
  ['health', () => import('./health.ts')],
  ['maintenance', () => import('./maintenance.ts')],
  ['moderate', () => import('./moderate.ts')],
  ['region', () => import('./region.ts')],
  ['restore', () => import('./restore.ts')],
  ['search', () => import('./search.ts')],
])

const [name = ''] = process.argv.splice(2, 1)
const run = COMMANDS.get(name)
if (run === undefined) {
  console.error(`Commands: mishiori start, or mishiori ${[...COMMANDS.keys()].join(' | ')}.`)
  process.exitCode = 2
} else {
  await run()
}

export {} // a module, which may wait
