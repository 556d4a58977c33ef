import { CommandProblem } from '../../../platform/command-problem.ts'

/** Why a command of a moderator's was not done. */
export class ModerationProblem extends CommandProblem {}
