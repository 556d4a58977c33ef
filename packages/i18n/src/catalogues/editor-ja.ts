import { directions } from '../messages/ja/directions.ts'
import { editor } from '../messages/ja/editor.ts'
import { files } from '../messages/ja/files.ts'
import { pictures } from '../messages/ja/pictures.ts'

export const messages = { ...editor, ...directions, ...files, ...pictures }
