import { movements } from '../messages/en-us/movements.ts'
import { timeline } from '../messages/en-us/timeline.ts'

export const messages = { ...movements, ...timeline }
