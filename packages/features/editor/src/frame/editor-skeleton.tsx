import { Icon } from '@repo/ui/icon'
import { arrowLeft } from '@repo/ui/icons'
import { Skeleton } from '@repo/ui/skeleton'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import frame from './editor-frame.module.css'
import header from './editor-header.module.css'
import type { Section } from './editor-sections.ts'
import styles from './editor-skeleton.module.css'

/** The editor before its parts are there, in its final places. */
export function EditorSkeleton({ title }: { title: string }) {
  const { t } = useLanguage()
  return (
    <div className={frame.editor} aria-busy="true">
      <header className={header.header}>
        <Link to="/home" className={header.back} aria-label={t('header.home')}>
          <Icon path={arrowLeft} size={21} />
        </Link>
        <div className={header.about}>
          <h1 className={header.title}>{title}</h1>
          <p className={header.state}>
            <span>{t('common.loading')}</span>
          </p>
        </div>
        <span className={styles.tabs}>
          <Skeleton height={28} />
        </span>
        <div className={header.actions}>
          <Skeleton width={96} height={40} />
        </div>
      </header>
      <main id="content" className={frame.panels}>
        <PanelSkeleton section="map" />
      </main>
    </div>
  )
}

export function PanelSkeleton({ section }: { section: Section }) {
  return section === 'map' ? <MapSkeleton /> : <TextSkeleton />
}

function MapSkeleton() {
  return (
    <div className={styles.map}>
      <span className={styles.layers}>
        <Skeleton height={220} />
      </span>
      <span className={styles.tools}>
        <Skeleton height={64} />
      </span>
    </div>
  )
}

function TextSkeleton() {
  return (
    <div className={styles.text}>
      <Skeleton width="60%" height={36} />
      <Skeleton height={18} />
      <Skeleton height={18} />
      <Skeleton width="40%" height={18} />
    </div>
  )
}
