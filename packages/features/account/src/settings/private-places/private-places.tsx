import type { Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { EmptyState } from '@repo/ui/empty-state'
import { Progress } from '@repo/ui/progress'
import { RuledList } from '@repo/ui/ruled-list'
import { TextField } from '@repo/ui/text-field'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsForm } from '../settings-form.tsx'
import { formatCoordinates, parseCoordinates } from './coordinates.ts'
import { PlaceRadius, USUAL_RADIUS } from './place-radius.tsx'
import { PlaceRow } from './place-row.tsx'
import { PlaceSearch } from './place-search.tsx'
import type { PlacesMapProps } from './places-map.tsx'
import type { PrivatePlaceList } from './private-place.ts'
import styles from './private-places.module.css'

const PlacesMap = lazyComponent<PlacesMapProps>(() => import('./places-map.tsx'))
const { max } = PRODUCT_LIMITS.privatePlaces
const AGAIN_MS = 2000

interface PrivatePlacesProps {
  list: PrivatePlaceList
  problem?: string | undefined
  waitSeconds?: number | undefined
}

/** What one's articles hide: the circles on a map and as a list, and a form for a new one, which works by coordinates alone. */
export function PrivatePlaces({ list: { data: places, articles }, problem, waitSeconds }: PrivatePlacesProps) {
  const t = useAccountMessages()
  const isBrowser = useIsBrowser()
  const [text, setText] = useState('')
  const [radius, setRadius] = useState(USUAL_RADIUS)
  const [shownAt, setShownAt] = useState(0)
  const position = parseCoordinates(text)
  const canAdd = places.length < max
  const choose = (chosen: Position) => setText(formatCoordinates(chosen))
  const chooseAndShow = (chosen: Position) => {
    choose(chosen)
    setShownAt(performance.now())
  }
  return (
    <>
      <CutProgress {...articles} />
      {isBrowser ? (
        <>
          {canAdd ? <PlaceSearch onFound={chooseAndShow} /> : null}
          <Suspense fallback={<MapPending canChoose={canAdd} />}>
            <PlacesMap
              places={places}
              shownAt={shownAt}
              canChoose={canAdd}
              onChoose={choose}
              chosen={position && canAdd ? { position, radius } : null}
            />
          </Suspense>
        </>
      ) : (
        <div className={styles.pending}>
          {canAdd ? <div className={styles.searchPending} /> : null}
          <MapPending canChoose={canAdd} />
        </div>
      )}
      {canAdd ? (
        <SettingsForm
          title={t('places.add')}
          text={t('places.addText')}
          intent="add"
          submitLabel={t('places.hide')}
          busyLabel={t('places.hiding')}
          problem={problem}
          waitSeconds={waitSeconds}
        >
          <TextField label={t('places.name')} name="name" placeholder={t('places.nameExample')} isRequired />
          <TextField
            label={t('places.position')}
            name="position"
            max={null}
            hint={t('places.positionHint')}
            placeholder="35.6812, 139.7671"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            isRequired
          />
          <PlaceRadius
            value={String(radius)}
            onChange={({ currentTarget }) => setRadius(Number(currentTarget.value))}
            hint={t('places.radiusHint')}
          />
        </SettingsForm>
      ) : (
        <p>{t('places.full', { max })}</p>
      )}
      {places.length > 0 ? (
        <RuledList>
          {places.map((place) => (
            <PlaceRow key={`${place.id} ${place.name} ${place.radius}`} place={place} />
          ))}
        </RuledList>
      ) : (
        <EmptyState title={t('places.none')} text={t('places.noneText')} />
      )}
    </>
  )
}

/** As high as the map and its button, so that nothing moves when they come. */
function MapPending({ canChoose }: { canChoose: boolean }) {
  return (
    <div className={styles.place}>
      <div className={styles.map} />
      {canChoose ? <div className={styles.buttonPending} /> : null}
    </div>
  )
}

/** How many of the articles affected by the last change are cut; polls until all are. */
function CutProgress({ done, total }: PrivatePlaceList['articles']) {
  const t = useAccountMessages()
  const { revalidate } = useRevalidator()
  const isWorking = done < total
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(() => void revalidate(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWorking, done, revalidate])
  const said = t('places.progress', { done, total })
  return (
    <div role="status">
      {isWorking ? (
        <div className={styles.progress}>
          <Progress label={said} value={done / total} />
          <p>{said}</p>
        </div>
      ) : null}
    </div>
  )
}
