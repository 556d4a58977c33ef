import { type MapDocument, mainLine } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { notePencil } from '@repo/ui/icons'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useRef, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { describeWay } from './describe-way.ts'
import styles from './summary-offer.module.css'

interface SummaryOfferProps {
  /** Null for one that cannot be read. */
  map: MapDocument | null
  /** What the summary is written in. */
  language: Locale
  onWrite: (text: string) => void
  describe?: typeof describeWay
}

/** Offers a first line for a summary that is empty, made of what is known of the main line. */
export function SummaryOffer({ map, language, onWrite, describe = describeWay }: SummaryOfferProps) {
  const { t } = useEditorMessages()
  const { units } = useLanguage()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  if (!map || !mainLine(map)) return null
  const write = async () => {
    const controller = new AbortController()
    leaving.current = controller
    setState('asking')
    const asking = { api: browserApi(), signal: controller.signal }
    const text = await describe(map, { locale: language, units }, asking).catch(() => null)
    if (controller.signal.aborted) return
    setState(text === null ? 'failed' : 'idle')
    if (text !== null) onWrite(text)
  }
  return (
    <div className={styles.offer}>
      <Button
        size="sm"
        variant="line"
        icon={<Icon path={notePencil} size={16} />}
        busyLabel={state === 'asking' ? t('settings.summaryOfferBusy') : undefined}
        onClick={() => void write()}
      >
        {t('settings.summaryOffer')}
      </Button>
      <span role="status">{state === 'failed' ? t('settings.summaryOfferFailed') : null}</span>
    </div>
  )
}
