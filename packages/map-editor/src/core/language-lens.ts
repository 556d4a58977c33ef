import {
  isNamedIn,
  type LayerId,
  type MapDocument,
  type MapObjectId,
  readInLanguage,
  writeInLanguage,
} from '@mishiori/map-document'

/** A name and a description in the document's own language. */
export interface OriginalDetails {
  readonly name: string
  readonly description: string
}

/** The document behind the one that is edited. */
export interface Originals {
  readonly language: string
  readonly detailsOf: (id: MapObjectId) => OriginalDetails | null
  /** Layers and objects whose name falls back to their own one. */
  readonly untranslatedIds: ReadonlySet<LayerId | MapObjectId>
}

/** Lets an editor that knows one language work on a document with several. */
export interface LanguageLens {
  /** What is edited for a document of the host. A document that the lens wrote gives back what it was written from. */
  readonly viewOf: (document: MapDocument) => MapDocument
  /** The host's document after an edit. */
  readonly write: (view: MapDocument) => MapDocument
  readonly originalsOf: (document: MapDocument) => Originals
}

export function createLanguageLens(language: string): LanguageLens {
  const views = new WeakMap<MapDocument, MapDocument>()
  let latest: MapDocument | null = null
  return {
    viewOf(document) {
      const cached = views.get(document)
      if (cached) return cached
      latest = document
      const view = readInLanguage(document, language)
      views.set(document, view)
      return view
    },
    write(view) {
      const written = writeInLanguage(latest ?? view, view, language)
      views.set(written, view)
      latest = written
      return written
    },
    originalsOf: (document) => originalsOf(document, language),
  }
}

function originalsOf({ layers }: MapDocument, language: string): Originals {
  const objects = new Map(layers.flatMap((layer) => layer.objects.map((object) => [object.id, object] as const)))
  const all = [...layers, ...objects.values()]
  return {
    language,
    detailsOf: (id) => objects.get(id) ?? null,
    untranslatedIds: new Set(all.filter((item) => !isNamedIn(item, language)).map(({ id }) => id)),
  }
}
