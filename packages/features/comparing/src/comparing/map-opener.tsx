import type { MapDocument } from '@mishiori/map-document'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { mapTrifold } from '@repo/ui/icons'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useState } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'

const LiveChanges = lazyComponent(() => import('./live-changes.tsx'))

interface BothMaps {
  readonly before: MapDocument | null
  readonly after: MapDocument | null
}

interface MapOpenerProps {
  /** Null when they cannot be had. */
  load: () => Promise<BothMaps | null>
}

type Opened =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly maps: BothMaps }

/** Opens both maps as one interactive map. */
export function MapOpener({ load }: MapOpenerProps) {
  const t = useComparingMessages()
  const [opened, setOpened] = useState<Opened>({ status: 'closed' })
  const open = async () => {
    setOpened({ status: 'loading' })
    const maps = await load().catch(() => null)
    setOpened(maps ? { status: 'open', maps } : { status: 'failed' })
  }
  if (opened.status === 'open') {
    return (
      <Suspense fallback={<p role="status">{t('compare.mapLoading')}</p>}>
        <LiveChanges {...opened.maps} />
      </Suspense>
    )
  }
  const isLoading = opened.status === 'loading'
  return (
    <>
      <Button busyLabel={isLoading ? t('compare.mapLoading') : undefined} onClick={() => void open()}>
        <Icon path={mapTrifold} size={18} />
        {t('compare.openMap')}
      </Button>
      <p role="alert">{opened.status === 'failed' ? t('compare.mapFailed') : null}</p>
    </>
  )
}
