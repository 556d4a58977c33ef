import { XmlTokenizer } from '../../xml/xml-tokenizer.ts'
import type { FileFormat } from '../file-format.ts'
import { GpxHandler } from './gpx-handler.ts'

/** GPX 1.0 and 1.1. Source: https://www.topografix.com/GPX/1/1/ */
export const gpxFormat: FileFormat = {
  id: 'gpx',
  extensions: ['gpx'],
  mediaType: 'application/gpx+xml',
  createReader() {
    const handler = new GpxHandler()
    const tokenizer = new XmlTokenizer(handler)
    return {
      write: (text) => tokenizer.write(text),
      end() {
        tokenizer.end()
        return handler.finish()
      },
      position: () => tokenizer.position(),
    }
  },
}
