/** What an operator has to mend to run a command. The message is for them: no stack is shown. */
export class CommandProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/**
 * Reads what was typed behind a command.
 *
 * @param read by `parseArgs`.
 * @throws {CommandProblem} with what is wrong with it, and how the command is used.
 */
export function readCommandLine<T>(read: () => T, usage: string): T {
  try {
    return read()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new CommandProblem(`${problem}\n${usage}`, { cause: error })
  }
}
