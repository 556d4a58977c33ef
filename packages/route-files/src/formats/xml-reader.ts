import { RefusedError } from '../refused-error.ts'
import { XmlTokenizer } from '../xml/xml-tokenizer.ts'
import { formatOfRoot } from './detect-format.ts'
import type { RouteXmlHandler, TextReader } from './file-format.ts'
import { GpxHandler } from './gpx/gpx-handler.ts'
import { KmlHandler } from './kml/kml-handler.ts'
import { TcxHandler } from './tcx/tcx-handler.ts'

/** Reads the formats that are XML, which say which one they are by their root element. */
export function createXmlReader(): TextReader {
  let handler: RouteXmlHandler | null = null
  const tokenizer = new XmlTokenizer((root) => {
    handler = handlerFor(root)
    return handler
  })
  return {
    write: (text) => tokenizer.write(text),
    end() {
      tokenizer.end()
      if (!handler) throw new RefusedError('file.not_xml')
      return handler.finish()
    },
    position: () => tokenizer.position(),
  }
}

function handlerFor(root: string): RouteXmlHandler {
  const format = formatOfRoot(root)
  switch (format) {
    case 'gpx':
      return new GpxHandler()
    case 'kml':
      return new KmlHandler()
    case 'tcx':
      return new TcxHandler()
    default:
      throw new RefusedError('file.unsupported_format', { format })
  }
}
