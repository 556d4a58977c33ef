import type { BotCheckChallenge } from '@repo/contract'
import { solveChallenge } from './solve-challenge.ts'

// Does the work beside the page, which goes on without a pause.
addEventListener('message', ({ data }: MessageEvent<BotCheckChallenge>) => postMessage(solveChallenge(data)))
