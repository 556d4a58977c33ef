import type { LayerId, MapObjectId } from '@mishiori/map-document'

/**
 * The language of a name or a description that is not in the one of the page around it, as a BCP 47 tag: what falls
 * back to the own words of a map in several languages. Undefined for all else. The same function as long as the answers
 * are the same.
 */
export type LangOf = (id: LayerId | MapObjectId, words: 'name' | 'description') => string | undefined
