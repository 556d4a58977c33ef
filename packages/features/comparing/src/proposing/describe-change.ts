import { changedParts, type MapChange, type MapDocument, type MapObject, type ObjectPart } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import type { useComparingMessages } from '../messages/comparing-messages.ts'

type ComparingTranslator = ReturnType<typeof useComparingMessages>

/** A text before and after a change; null where there was or is none. */
export interface ChangedText {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
  /** In the article as it is, where that is neither. */
  readonly now: string | null
}

export interface DescribedChange {
  readonly side: 'added' | 'removed' | 'changed'
  readonly kind: string
  readonly name: string
  /** In what else an object differs, which the map shows; '' for nothing. */
  readonly parts: string
  readonly texts: readonly ChangedText[]
}

interface Named {
  readonly name: string
  readonly description?: string
  readonly translations?: MapObject['translations']
}

/** Parts whose old and new texts are shown. */
const WRITTEN: readonly ObjectPart[] = ['name', 'description', 'translations']

/** What a change of a map says, with old and new texts. `map` is the article's; null where there is none to compare with. */
export function describeChange(change: MapChange, map: MapDocument | null, t: ComparingTranslator): DescribedChange {
  const side = sideOf(change)
  switch (change.kind) {
    case 'object': {
      const [before, after] = [change.before?.object ?? null, change.after?.object ?? null]
      const isMoved = change.before && change.after && change.before.layerId !== change.after.layerId
      const drawn = before && after ? changedParts(before, after).filter((part) => !WRITTEN.includes(part)) : []
      return {
        side,
        kind: t(`proposal.change.${isMoved ? 'moved' : side}`),
        name: (after ?? before)?.name ?? '',
        parts: drawn.map((part) => t(`proposal.part.${part}`)).join(' · '),
        texts: textsOf({ before, after, now: map && findObject(map, change.id) }, t),
      }
    }
    case 'layer': {
      const { before, after } = change
      const now = map?.layers.find(({ id }) => id === change.id) ?? null
      return {
        side,
        kind: `${t('proposal.change.layer')} ${t(`proposal.change.${side}`)}`,
        name: (after ?? before)?.name ?? '',
        parts: '',
        texts: textsOf({ before, after, now }, t),
      }
    }
    default:
      return { side, kind: t(`proposal.change.${change.kind}`), name: '', parts: '', texts: ordersOf(change, map, t) }
  }
}

function sideOf(change: MapChange): DescribedChange['side'] {
  if (change.kind !== 'object' && change.kind !== 'layer') return 'changed'
  if (!change.before) return 'added'
  return change.after ? 'changed' : 'removed'
}

interface Sides<Value> {
  readonly before: Value | null
  readonly after: Value | null
  readonly now: Value | null
}

function textsOf(sides: Sides<Named>, t: ComparingTranslator): ChangedText[] {
  const row = (label: string, read: (named: Named) => string | undefined): ChangedText[] => {
    const of = (named: Named | null) => (named && read(named)) || null
    const [before, after, now] = [of(sides.before), of(sides.after), of(sides.now)]
    if (before === after) return []
    return [{ label, before, after, now: now === before || now === after ? null : now }]
  }
  const languages = new Set([sides.before, sides.after].flatMap((named) => Object.keys(named?.translations ?? {})))
  // What came or went is called by its name already.
  const isNameShown = sides.before !== null && sides.after !== null
  return [
    ...(isNameShown ? row(t('proposal.part.name'), ({ name }) => name) : []),
    ...row(t('proposal.part.description'), ({ description }) => description),
    ...[...languages].flatMap((language) => {
      const inLanguage = (part: string) => t('proposal.inLanguage', { part, language: languageName(language) })
      return [
        ...row(inLanguage(t('proposal.part.name')), (named) => named.translations?.[language]?.name),
        ...row(inLanguage(t('proposal.part.description')), (named) => named.translations?.[language]?.description),
      ]
    }),
  ]
}

const languageName = (language: string) =>
  Object.hasOwn(LANGUAGE_NAMES, language) ? LANGUAGE_NAMES[language as Locale] : language // looked up just before

type OrderChange = Exclude<MapChange, { kind: 'object' | 'layer' }>

/** The names in both orders, or of both main lines. */
function ordersOf(change: OrderChange, map: MapDocument | null, t: ComparingTranslator): ChangedText[] {
  if (!map) return []
  const nameOf = (id: string) => map.layers.find((layer) => layer.id === id)?.name ?? findObject(map, id)?.name ?? null
  const listed = (ids: readonly string[]) =>
    ids
      .map(nameOf)
      .filter((name) => name !== null)
      .join(' → ')
  const [before, after] =
    change.kind === 'mainLine'
      ? [change.before === null ? null : nameOf(change.before), change.after === null ? null : nameOf(change.after)]
      : [listed(change.before), listed(change.after)]
  return before === after ? [] : [{ label: t(`proposal.change.${change.kind}`), before, after, now: null }]
}

const findObject = ({ layers }: MapDocument, id: string): MapObject | null =>
  layers.flatMap(({ objects }) => objects).find((object) => object.id === id) ?? null
