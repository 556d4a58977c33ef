import { files } from './messages/ja/files.ts'
import { imports } from './messages/ja/imports.ts'

export const messages = { ...files, ...imports }
