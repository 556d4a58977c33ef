/** Why a moderator's command was not carried out, in words that say what to do. */
export class ModerationProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModerationProblem'
  }
}
