import { position } from '../messages/en-us/position.ts'
import { recording } from '../messages/en-us/recording.ts'

export const messages = { ...recording, ...position }
