import { RefusedError } from '../../refused-error.ts'
import { ByteCollector } from '../../source/byte-collector.ts'
import type { FormatReader } from '../file-format.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { decodeFit } from './fit-decoder.ts'
import { FitMessages } from './fit-messages.ts'

/** Reads FIT files of recordings, courses and segments. */
export function createFitReader(): FormatReader {
  const file = new ByteCollector()
  return {
    write: (bytes) => file.write(bytes),
    end() {
      const { bytes } = file
      const found = new RouteFileBuilder()
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      const end = decodeFit(bytes, new FitMessages(view, found))
      if (end === 'breaks_off' && found.isEmpty) throw new RefusedError('file.broken_fit')
      if (end !== 'whole') found.notes.add(`file.${end}`)
      return found.finish({ format: 'fit', name: '', description: '' })
    },
    position: () => null,
  }
}
