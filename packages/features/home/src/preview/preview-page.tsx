import { NoticeBar } from '@repo/web-kit/notice-bar'
import type { ReactNode } from 'react'
import homeStyles from '../home.module.css'
import { useOwnMessages } from '../messages/own-messages.ts'

/** Unsaved work as visitors would see it. */
export function PreviewPage({ children }: { children: ReactNode }) {
  const t = useOwnMessages()
  return (
    <>
      <NoticeBar tone="info" title={t('preview.title')} text={t('preview.text')} />
      {children}
    </>
  )
}

export function PreviewPreparing() {
  const t = useOwnMessages()
  return (
    <p className={homeStyles.page} role="status">
      {t('preview.preparing')}
    </p>
  )
}
