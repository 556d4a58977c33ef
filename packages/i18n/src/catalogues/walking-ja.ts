import { position } from '../messages/ja/position.ts'
import { walking } from '../messages/ja/walking.ts'

export const messages = { ...walking, ...position }
