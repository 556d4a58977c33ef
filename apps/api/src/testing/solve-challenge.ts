import type { BotCheckAnswer, BotCheckChallenge } from '@repo/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'

/** Does the work of a browser. */
export async function solve(challenge: BotCheckChallenge): Promise<BotCheckAnswer> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge has no solution.')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

/** In the format of `bot_check`. */
export const toBotCheck = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64')
