import { movements } from '../messages/ja/movements.ts'
import { timeline } from '../messages/ja/timeline.ts'

export const messages = { ...movements, ...timeline }
