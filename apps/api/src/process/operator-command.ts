import { type Config, readConfig } from '../config.ts'
import { CommandProblem } from '../platform/command-problem.ts'
import type { Database } from '../platform/database.ts'
import { withDatabase } from './command-database.ts'
import { explainStartFailure } from './messages.ts'
import { typedAs } from './typed-as.ts'

/** PostgreSQL's. */
const UNDEFINED_TABLE = '42P01'

/**
 * Runs an operator's command on the product's database and prints what it says, or what went wrong and what to do about it.
 *
 * @param prepare reads what was typed, before anything is opened.
 */
export function runOperatorCommand(prepare: () => (db: Database, config: Config) => Promise<string>): Promise<void> {
  return runCommand(() => {
    const work = prepare()
    return (config) => withDatabase(config, (db) => work(db, config))
  })
}

/** As {@link runOperatorCommand}, for commands that open what they need by the configuration. */
export async function runCommand(prepare: () => (config: Config) => Promise<string>): Promise<void> {
  let config: Config | undefined
  try {
    const work = prepare()
    config = readConfig(process.env, [])
    process.stdout.write(`${await work(config)}\n`)
  } catch (error) {
    const said = error instanceof CommandProblem ? error.message : explain(error, config)
    console.error(`\n${typedAs(said)}\n`)
    process.exitCode = 1
  }
}

function explain(error: unknown, config: Config | undefined): string {
  const reason = unwrapped(error)
  if (reason instanceof Error && 'code' in reason && reason.code === UNDEFINED_TABLE) {
    return 'This is not the database of a product that was started.'
  }
  if (config) return explainStartFailure(reason, config)
  return reason instanceof Error ? reason.message : String(reason)
}

/** What the database or the network said, which comes wrapped in the query. */
function unwrapped(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
