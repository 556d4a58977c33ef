import type { Contestant } from '../contestant.ts'
import { limit } from './limit.ts'

/** Bundled pages replace this module by the contestant they show. */
export const contestant: Contestant = limit('whole')
