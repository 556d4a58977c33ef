import { RefusedError } from '../refused-error.ts'
import { type XmlHandler, XmlTokenizer } from '../xml/xml-tokenizer.ts'
import { type DetectedFormat, formatOfRoot } from './detect-format.ts'
import type { RouteXmlHandler, TextReader } from './file-format.ts'
import { GpxHandler } from './gpx/gpx-handler.ts'
import { KmlHandler } from './kml/kml-handler.ts'
import { TcxHandler } from './tcx/tcx-handler.ts'

/** Reads the formats that are XML, which say which one they are by their root element. */
export function createXmlReader(): TextReader {
  return readingXml(handlerFor, (handler) => handler.finish())
}

/** Gives the elements of a KML file to a handler, which may go on with those of another file. */
export function createKmlReader(handler: KmlHandler): TextReader<void> {
  return readingXml(handlerOf('kml', handler), () => handler.collect())
}

/** Gives the elements of a GPX file to a handler. */
export function createGpxReader(handler: GpxHandler): TextReader<void> {
  return readingXml(handlerOf('gpx', handler), () => undefined)
}

/** @returns a handler for no root but that of one format. */
function handlerOf<Handler>(expected: DetectedFormat, handler: Handler): (root: string) => Handler {
  return (root) => {
    const format = formatOfRoot(root)
    if (format !== expected) throw new RefusedError('file.unsupported_format', { format })
    return handler
  }
}

function readingXml<Handler extends XmlHandler, Result>(
  createHandler: (root: string) => Handler,
  finish: (handler: Handler) => Result,
): TextReader<Result> {
  let handler: Handler | null = null
  const tokenizer = new XmlTokenizer((root) => {
    handler = createHandler(root)
    return handler
  })
  return {
    write: (text) => tokenizer.write(text),
    end() {
      tokenizer.end()
      if (!handler) throw new RefusedError('file.not_xml')
      return finish(handler)
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
