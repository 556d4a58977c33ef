import { COLOR_HEX, type MapObject } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDistance, type ImportMessages, type Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useId, useMemo } from 'react'
import { useLanguage } from '../../platform/i18n/language.tsx'
import type { Choices, ImportItem } from './import-item.ts'
import styles from './item-list.module.css'
import { previewShapes } from './preview-shapes.ts'

interface ItemPreviewProps {
  objects: readonly MapObject[]
  /** What it is a map of, in words. */
  label: string
}

const SIZE = { width: 96, height: 64, margin: 9 }

/** A small map of what a file holds: its shape in its colours, without a ground to stand on. */
function ItemPreview({ objects, label }: ItemPreviewProps) {
  const shapes = useMemo(() => previewShapes(objects, SIZE), [objects])
  return (
    <svg className={styles.preview} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {shapes.map(({ kind, color, d }, at) => (
        <path
          key={at}
          d={d}
          data-kind={kind}
          stroke={COLOR_HEX[color].fill}
          fill={kind === 'area' ? COLOR_HEX[color].fill : 'none'}
        />
      ))}
    </svg>
  )
}

interface ItemListProps {
  t: Translator<ImportMessages>
  items: readonly ImportItem[]
  chosen: readonly ImportItem[]
  onChoose: (choices: Choices) => void
}

const { importedItems: MAX } = PRODUCT_LIMITS

/** What the files hold, each with a small map, to choose from. */
export function ItemList({ t, items, chosen, onChoose }: ItemListProps) {
  const titleId = useId()
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const isFull = chosen.length >= MAX
  const all = (isChosen: boolean) => Object.fromEntries(items.map(({ id }) => [id, isChosen]))
  return (
    <section aria-labelledby={titleId} className={styles.items}>
      <header>
        <h2 id={titleId}>{t('import.items')}</h2>
        <output className={styles.count}>{t('import.chosen', { count: chosen.length, max: MAX })}</output>
        <Button size="sm" variant="ghost" onClick={() => onChoose(all(chosen.length === 0))}>
          {t(chosen.length === 0 ? 'import.chooseAll' : 'import.chooseNone')}
        </Button>
      </header>
      {isFull && items.length > MAX ? (
        <p className={styles.full} role="status">
          {t('import.full', { max: MAX })}
        </p>
      ) : null}
      <ul>
        {items.map((item) => {
          const isChosen = chosenIds.has(item.id)
          return (
            <ItemRow
              key={item.id}
              t={t}
              item={item}
              isChosen={isChosen}
              isDisabled={isFull && !isChosen}
              onChange={(value) => onChoose({ [item.id]: value })}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface ItemRowProps {
  t: Translator<ImportMessages>
  item: ImportItem
  isChosen: boolean
  isDisabled: boolean
  onChange: (isChosen: boolean) => void
}

function ItemRow({ t, item, isChosen, isDisabled, onChange }: ItemRowProps) {
  const { locale } = useLanguage()
  const { kind, objects, lengthMeters, sameAs } = item
  const name = nameOf(item, t)
  return (
    <li>
      <label className={styles.item} data-chosen={isChosen || undefined}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <ItemPreview objects={objects} label={t('import.picture', { name })} />
        <span className={styles.itemWords}>
          <b>{name}</b>
          {sameAs ? <small className={styles.same}>{t('import.same', { name: sameAs })}</small> : null}
          <span className={styles.figure}>
            {kind === 'line'
              ? formatDistance(lengthMeters, locale)
              : t(kind === 'spots' ? 'import.spots' : 'import.areas', { count: objects.length })}
          </span>
        </span>
      </label>
    </li>
  )
}

function nameOf({ kind, name }: ImportItem, t: Translator<ImportMessages>): string {
  if (kind === 'line') return name
  return t(kind === 'spots' ? 'import.spotsOf' : 'import.areasOf', { name })
}
