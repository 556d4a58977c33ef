import { limit } from './limit.ts'

export const contestant = limit('whole')
