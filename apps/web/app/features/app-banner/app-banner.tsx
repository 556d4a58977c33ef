import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { deviceMobile, x } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import styles from './app-banner.module.css'
import { isBannerDue, phoneKindOf, readBannerClosedAt, storeBannerClosed } from './app-banner-state.ts'
import { useAppGuide } from './use-app-guide.ts'

const PHONE = '(max-width: 768px)'
/** An article has its own bar at the bottom of a phone. */
const ARTICLE = /^\/routes\/\d+/

/** Tells phones of the app where the operator has one for them, at the edge of pages that are read; put away, it stays away for 30 days. */
export function AppBanner() {
  const { apps } = useRootData()
  return apps.ios || apps.android ? <BannerOf apps={apps} /> : null
}

function BannerOf({ apps }: Pick<ReturnType<typeof useRootData>, 'apps'>) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const openGuide = useAppGuide()
  const isPhone = useMediaQuery(PHONE)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(
    () =>
      whenLoaded(() => {
        const kind = phoneKindOf(navigator.userAgent)
        if (kind && isBannerDue(readBannerClosedAt(), new Date())) setAddress(apps[kind])
      }),
    [apps],
  )
  if (!address || !isPhone || ARTICLE.test(pathname)) return null
  const close = () => {
    storeBannerClosed(new Date())
    setAddress(null)
  }
  return (
    <aside className={styles.banner} aria-label={t('app.title')}>
      <Icon path={deviceMobile} size={26} />
      <button type="button" className={styles.text} onClick={openGuide}>
        <b>{t('app.title')}</b>
        <span>{t('app.more')}</span>
      </button>
      <a href={address} rel="noopener" className={buttonClass({ variant: 'primary', size: 'sm' })} onClick={close}>
        {t('app.open')}
      </a>
      <IconButton label={t('app.close')} icon={x} onClick={close} />
    </aside>
  )
}
