import { directions } from './messages/en-us/directions.ts'
import { editor } from './messages/en-us/editor.ts'

export const messages = { ...editor, ...directions }
