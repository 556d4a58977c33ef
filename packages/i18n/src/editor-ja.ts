import { directions } from './messages/ja/directions.ts'
import { editor } from './messages/ja/editor.ts'

export const messages = { ...editor, ...directions }
