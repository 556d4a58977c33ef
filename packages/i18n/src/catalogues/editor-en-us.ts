import { directions } from '../messages/en-us/directions.ts'
import { editor } from '../messages/en-us/editor.ts'
import { files } from '../messages/en-us/files.ts'
import { pictures } from '../messages/en-us/pictures.ts'

export const messages = { ...editor, ...directions, ...files, ...pictures }
