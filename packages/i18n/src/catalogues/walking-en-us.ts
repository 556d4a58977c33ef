import { position } from '../messages/en-us/position.ts'
import { walking } from '../messages/en-us/walking.ts'

export const messages = { ...walking, ...position }
