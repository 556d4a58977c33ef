/** The reason why a moderator's command failed, with instructions. */
export class ModerationProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ModerationProblem'
  }
}
