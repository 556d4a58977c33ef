import { ArticleCard } from '@repo/articles/article-card'
import type { MapArticle } from '@repo/articles/article-summary'
import { mapSearch } from '@repo/map-search/map-query'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { gpsFix, mapTrifold } from '@repo/ui/icons'
import { RouteCardGrid } from '@repo/ui/route-card'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './near-band.module.css'

const TIMEOUT_MS = 10_000
/** What the browser has known for so long is good enough for ten kilometres. */
const MAX_AGE_MS = 10 * 60 * 1000
const PERMISSION_DENIED = 1
const ZOOM = 9

type Near =
  | { readonly kind: 'idle' | 'busy' | 'denied' | 'unavailable' | 'failed' }
  | { readonly kind: 'found'; readonly routes: readonly MapArticle[]; readonly map: string }

/** Routes near the visitor. The browser requests the position only after a press. */
export function NearBand() {
  const { t } = useLanguage()
  const [near, setNear] = useState<Near>({ kind: 'idle' })
  const look = async () => {
    setNear({ kind: 'busy' })
    setNear(await lookAround())
  }
  return (
    <section className={styles.band} aria-labelledby="near">
      <div className={styles.head} data-tour="top-near">
        <div>
          <h2 id="near">{t('top.near')}</h2>
          <p>{t('top.nearText')}</p>
        </div>
        <Button
          onClick={() => void look()}
          icon={<Icon path={gpsFix} size={19} />}
          busyLabel={near.kind === 'busy' ? t('top.nearBusy') : undefined}
        >
          {t('top.nearAction')}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {formatNear(near, t)}
      </p>
      {near.kind === 'found' ? (
        <>
          <RouteCardGrid>
            {near.routes.map((route) => (
              <ArticleCard key={route.id} article={route} headingLevel={3} />
            ))}
          </RouteCardGrid>
          <Link to={`/search/map?${near.map}`} className={buttonClass({ variant: 'ghost' }, styles.map)}>
            <Icon path={mapTrifold} size={19} />
            {t('top.nearMap')}
          </Link>
        </>
      ) : null}
    </section>
  )
}

function formatNear(near: Near, t: ReturnType<typeof useLanguage>['t']): string | null {
  if (near.kind === 'denied') return t('top.nearDenied')
  if (near.kind === 'unavailable') return t('top.nearUnavailable')
  if (near.kind === 'failed') return t('top.nearFailed')
  if (near.kind !== 'found') return null
  return t(near.routes.length > 0 ? 'top.nearFound' : 'top.nearNone')
}

async function lookAround(): Promise<Near> {
  try {
    const { coords } = await currentPosition()
    const { findNear } = await import('./find-near.ts')
    const routes = await findNear(coords, browserApi())
    if (!routes) return { kind: 'failed' }
    const camera = { lat: coords.latitude, lng: coords.longitude, zoom: ZOOM }
    return { kind: 'found', routes, map: mapSearch({ camera }).toString() }
  } catch (error) {
    if (!(error instanceof GeolocationPositionError)) return { kind: 'unavailable' }
    return { kind: error.code === PERMISSION_DENIED ? 'denied' : 'unavailable' }
  }
}

/** @throws {GeolocationPositionError} or, on pages that came over a connection that is not safe, another error. */
function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS })
  })
}
