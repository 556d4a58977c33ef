import { files } from './messages/en-us/files.ts'
import { imports } from './messages/en-us/imports.ts'

export const messages = { ...files, ...imports }
