import { position } from '../messages/ja/position.ts'
import { recording } from '../messages/ja/recording.ts'

export const messages = { ...recording, ...position }
