import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDistance, type Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { ChoiceList, ChoiceRow } from './choice-list.tsx'
import type { Choices, ImportItem } from './import-item.ts'
import styles from './item-list.module.css'
import type { ImportMessages } from './messages/en-us.ts'
import { ShapePreview } from './shape-preview.tsx'

interface ItemListProps {
  t: Translator<ImportMessages>
  items: readonly ImportItem[]
  chosen: readonly ImportItem[]
  onChoose: (choices: Choices) => void
}

const { importedItems: MAX } = PRODUCT_LIMITS

/** What the files hold, each with a small map, to choose from. */
export function ItemList({ t, items, chosen, onChoose }: ItemListProps) {
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const isFull = chosen.length >= MAX
  const all = (isChosen: boolean) => Object.fromEntries(items.map(({ id }) => [id, isChosen]))
  return (
    <ChoiceList
      title={t('import.items')}
      count={t('import.chosen', { count: chosen.length, max: MAX })}
      action={
        <Button size="sm" variant="ghost" onClick={() => onChoose(all(chosen.length === 0))}>
          {t(chosen.length === 0 ? 'import.chooseAll' : 'import.chooseNone')}
        </Button>
      }
    >
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
    </ChoiceList>
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
  const language = useLanguage()
  const { kind, objects, lengthMeters, sameAs } = item
  const name = nameOf(item, t)
  return (
    <ChoiceRow isChosen={isChosen} isDisabled={isDisabled} onChange={onChange}>
      <ShapePreview objects={objects} label={t('import.picture', { name })} />
      <span className={styles.itemText}>
        <b>{name}</b>
        {sameAs ? <small className={styles.same}>{t('import.same', { name: sameAs })}</small> : null}
        <span className={styles.figure}>
          {kind === 'line'
            ? formatDistance(lengthMeters, language)
            : t(kind === 'spots' ? 'import.spots' : 'import.areas', { count: objects.length })}
        </span>
      </span>
    </ChoiceRow>
  )
}

function nameOf({ kind, name }: ImportItem, t: Translator<ImportMessages>): string {
  if (kind === 'line') return name
  return t(kind === 'spots' ? 'import.spotsOf' : 'import.areasOf', { name })
}
