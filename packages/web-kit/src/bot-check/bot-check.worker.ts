import type { BotCheckChallenge } from '@repo/contract'
import { solveChallenge } from './solve-challenge.ts'

// Computes the proof in a worker, so that the page stays responsive.
addEventListener('message', ({ data }: MessageEvent<BotCheckChallenge>) => postMessage(solveChallenge(data)))
