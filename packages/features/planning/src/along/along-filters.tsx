import { type Along, type PlaceAlong, WAYSIDE_KINDS, type WaysideKind } from '@repo/contract'
import { formatReach } from '@repo/i18n'
import { BareSelect } from '@repo/ui/bare-select'
import { Icon } from '@repo/ui/icon'
import { useMemo, useState } from 'react'
import styles from './along.module.css'
import { ALONG_DISTANCES } from './ask-along.ts'
import { useAlongWords } from './use-along-words.ts'
import { KIND_LOOKS } from './wayside-kinds.ts'

interface AlongFiltersProps {
  /** Those that occur. */
  kinds: readonly WaysideKind[]
  /** Null for all. */
  kind: WaysideKind | null
  onKind: (kind: WaysideKind | null) => void
  withinMeters: number
  onWithin: (meters: number) => void
}

/** Which places are listed, and how far from the way. */
export function AlongFilters({ kinds, kind, onKind, withinMeters, onWithin }: AlongFiltersProps) {
  const { t, language, kindName } = useAlongWords()
  const options = ALONG_DISTANCES.map((meters) => ({ value: String(meters), label: formatReach(meters, language) }))
  return (
    <div className={styles.filters}>
      <fieldset className={styles.chips}>
        <legend>{t('along.kinds')}</legend>
        {[null, ...kinds].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={kind === one}
            onClick={() => onKind(one)}
          >
            {one ? <Icon path={KIND_LOOKS[one].icon} size={16} /> : null}
            {one ? kindName(one) : t('along.all')}
          </button>
        ))}
      </fieldset>
      <BareSelect
        label={t('along.within')}
        look="plain"
        options={options}
        value={String(withinMeters)}
        onChange={({ target }) => onWithin(Number(target.value))}
      />
    </div>
  )
}

const NOWHERE: readonly PlaceAlong[] = []

/** The places that are listed, of the kind that was chosen among those that occur. @param along null until it is known. */
export function useListedPlaces(along: Along | null) {
  const [kind, onKind] = useState<WaysideKind | null>(null)
  const places = along?.places ?? NOWHERE
  const kinds = WAYSIDE_KINDS.filter((one) => places.some((place) => place.kind === one))
  const chosen = kind !== null && kinds.includes(kind) ? kind : null
  const listed = useMemo(
    () => (chosen === null ? places : places.filter((place) => place.kind === chosen)),
    [places, chosen],
  )
  return { listed, choice: { kinds, kind: chosen, onKind } }
}
