import { bundles } from '../messages/en-us/bundles.ts'
import { files } from '../messages/en-us/files.ts'
import { importPhotos } from '../messages/en-us/import-photos.ts'
import { imports } from '../messages/en-us/imports.ts'
import { pictures } from '../messages/en-us/pictures.ts'

export const messages = { ...bundles, ...files, ...imports, ...importPhotos, ...pictures }
