import { type MapDocument, mainLine, type Position } from '@mishiori/map-document'
import type { ArticleFacts } from '@repo/articles/article-facts'
import { gpxPath, isOpenToOthers, shareAddress } from '@repo/articles/article-links'
import { loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { share } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { QrCode } from '@repo/web-kit/qr-code'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useId, useState } from 'react'
import { mapAppLinks, platformOf } from './map-app-links.ts'
import styles from './send-dialog.module.css'
import { shareRoute } from './share-route.ts'

export interface SendDialogProps {
  view: ReadingView
  token: string | null
  isOpen: boolean
  onClose: () => void
}

/** A code that a phone's camera reads, the device's own ways to share, and map apps. Drawn in browsers only. */
export function SendDialog({ view, token, isOpen, onClose }: SendDialogProps) {
  const { t } = useLanguage()
  const { publicUrl } = useRootData()
  const { article } = view
  const address = isOpenToOthers(article, token) ? shareAddress(article, publicUrl, token) : null
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('send.title')}>
      <div className={styles.ways}>
        <section className={styles.toPhone}>
          <h3>{t('send.toPhone')}</h3>
          {address ? (
            <div className={styles.code}>
              <QrCode address={address} label={t('send.code', { title: article.title })} className={styles.modules} />
              <p>{t('send.codeText')}</p>
            </div>
          ) : (
            <p>{t('send.notOpen')}</p>
          )}
        </section>
        <ShareWithDevice article={article} token={token} address={address} />
        <MapApps view={view} token={token} />
      </div>
    </Modal>
  )
}

interface ShareWithDeviceProps {
  article: ArticleFacts
  token: string | null
  address: string | null
}

function ShareWithDevice({ article, token, address }: ShareWithDeviceProps) {
  const { t, locale } = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (!('share' in navigator)) return null
  const offer = async () => {
    setIsBusy(true)
    const { id, title } = article
    const outcome = await shareRoute({ title, fileAddress: gpxPath(id, token, locale), address })
    setIsBusy(false)
    setHasFailed(outcome === 'failed')
  }
  return (
    <section>
      <Button
        icon={<Icon path={share} size={18} />}
        busyLabel={isBusy ? t('send.sharing') : undefined}
        onClick={() => void offer()}
      >
        {t('send.share')}
      </Button>
      <p role="status">{hasFailed ? t('send.shareFailed') : null}</p>
    </section>
  )
}

/** Where the route begins, in other apps. */
function MapApps({ view, token }: Pick<SendDialogProps, 'view' | 'token'>) {
  const { t, locale, units } = useLanguage()
  const headingId = useId()
  const [start, setStart] = useState<Position | null>(null)
  useEffect(() => {
    let isWanted = true
    loadLiveMap(view, token, { locale, units }).then((content) => {
      if (isWanted) setStart(content && startOf(content.document))
    })
    return () => {
      isWanted = false
    }
  }, [view, token, locale, units])
  const links = start ? mapAppLinks(start, view.article.title, platformOf(navigator)) : []
  return (
    <section aria-labelledby={headingId} aria-busy={start === null}>
      <h3 id={headingId}>{t('send.apps')}</h3>
      <p>{t('send.appsText')}</p>
      <ul className={styles.apps}>
        {links.map(({ app, href }) => (
          <li key={app}>
            <a className={buttonClass({ variant: 'line' })} href={href} target="_blank" rel="noopener noreferrer">
              {t(`send.${app}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of the main line, else of the first line, else the first spot. */
function startOf(document: MapDocument): Position | null {
  const objects = document.layers.flatMap((layer) => layer.objects)
  const line = mainLine(document) ?? objects.find((object) => 'path' in object)
  const spot = objects.find((object) => object.kind === 'spot')
  return line?.path[0] ?? spot?.position ?? null
}
