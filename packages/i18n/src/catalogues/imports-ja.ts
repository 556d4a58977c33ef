import { bundles } from '../messages/ja/bundles.ts'
import { files } from '../messages/ja/files.ts'
import { importPhotos } from '../messages/ja/import-photos.ts'
import { imports } from '../messages/ja/imports.ts'
import { pictures } from '../messages/ja/pictures.ts'

export const messages = { ...bundles, ...files, ...imports, ...importPhotos, ...pictures }
