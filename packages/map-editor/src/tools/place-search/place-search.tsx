import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useId, useState } from 'react'
import type { FoundPlace, PlaceProblem } from '../../core/services.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { searchIcon } from '../../ui/icons/phosphor-paths.ts'
import type { WithMessages } from '../../ui/panel-props.ts'
import { classNames } from '../../ui/shared/class-names.ts'
import { Button, surfaceClass } from '../../ui/shared/controls.tsx'
import { focusOnMount } from '../../ui/shared/focus-on-mount.ts'
import { isComposingKey } from '../../ui/shared/is-composing-key.ts'
import { PlaceOptions } from './place-options.tsx'
import styles from './place-search.module.css'

export interface PlaceSearchProps extends WithMessages {
  readonly places: readonly FoundPlace[]
  /** The credit for them. */
  readonly attribution: string | null
  readonly isSearching: boolean
  /** Why there are none. */
  readonly problem: PlaceProblem | null
  readonly takesFocus: boolean
  readonly onQuery: (query: string) => void
  /** Enter, with what is in the field: sends a request at once, and again after a failure. */
  readonly onSubmit: (text: string) => void
  readonly onChoose: (place: FoundPlace) => void
  /** Told the place that would be chosen now; null for none. */
  readonly onPoint: (place: FoundPlace | null) => void
  /** Escape in an empty field. */
  readonly onLeave: () => void
}

/**
 * A field with the places that are found for it: arrows go through them, Enter chooses one, Escape empties the field
 * and then leaves it.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const { messages, places, attribution, isSearching, problem } = props
  const strings = messages.places
  const id = useId()
  const field = usePlaceField(props)
  const status = isSearching ? strings.searching : problem ? strings.problems[problem] : null
  const isOpen = places.length > 0 || status !== null
  return (
    <div className={classNames(surfaceClass, styles.search)}>
      <label className={styles.field}>
        <Icon path={searchIcon} size={20} />
        <input
          ref={props.takesFocus ? focusOnMount : null}
          data-place-field=""
          type="search"
          role="combobox"
          aria-label={strings.label}
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={field.active === null ? undefined : `${id}-${field.active}`}
          placeholder={strings.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          {...field.input}
        />
      </label>
      <div className={styles.answer} hidden={!isOpen}>
        <PlaceOptions
          id={id}
          label={strings.found(places.length)}
          places={places}
          active={field.active}
          onPoint={field.point}
          onChoose={field.choose}
        />
        <p role="status" className={styles.status}>
          {status ?? (places.length > 0 && <span className={styles.counted}>{strings.found(places.length)}</span>)}
        </p>
        {places.length > 0 && attribution !== null && <p className={styles.credit}>{attribution}</p>}
        {problem === 'unavailable' && (
          <Button
            className={styles.retry ?? ''}
            variant="line"
            size="small"
            onClick={() => props.onSubmit(field.input.value)}
          >
            {strings.retry}
          </Button>
        )}
      </div>
    </div>
  )
}

function usePlaceField({ places, onQuery, onSubmit, onChoose, onPoint, onLeave }: PlaceSearchProps) {
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<FoundPlace | null>(null)
  const index = pointed ? places.indexOf(pointed) : -1
  const active = index < 0 ? null : index
  const point = (next: number | null) => {
    const place = next === null ? null : (places[next] ?? null)
    setPointed(place)
    onPoint(place)
  }
  const request = (query: string) => {
    setText(query)
    point(null)
    onQuery(query)
  }
  const choose = (place: FoundPlace) => {
    request('')
    onChoose(place)
  }
  const step = (by: 1 | -1) => {
    if (places.length > 0) point(((active ?? (by === 1 ? -1 : 0)) + by + places.length) % places.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return
    const place = active === null ? undefined : places[active]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') place ? choose(place) : onSubmit(text)
    else if (event.key === 'Escape') text === '' ? onLeave() : request('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    active,
    point,
    choose,
    input: {
      value: text,
      onKeyDown,
      // An unfinished composition of a Japanese keyboard is no query yet.
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        'isComposing' in nativeEvent && nativeEvent.isComposing ? setText(target.value) : request(target.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => request(currentTarget.value),
    },
  }
}
