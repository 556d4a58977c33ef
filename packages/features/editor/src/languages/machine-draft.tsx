import type { Locale } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { globe } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useRef, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { translateByMachine, type WrittenText } from './machine-translation.ts'
import { titleFieldId } from './use-languages.ts'

interface MachineDraftProps {
  text: WrittenText
  source: Locale
  target: Locale
  /** Called where the author has not left the translation meanwhile. */
  onTranslated: (text: WrittenText, asked: WrittenText) => void
}

/** Offers a machine translation as a first draft, where the operator names a server for it. */
export function MachineDraft(props: MachineDraftProps) {
  const { hasTranslation, viewer } = useRootData()
  return hasTranslation && viewer?.isVerified ? <MachineDraftButton {...props} /> : null
}

function MachineDraftButton(props: MachineDraftProps) {
  const { t } = useEditorMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const [isAsking, setIsAsking] = useState(false)
  const latest = useRef<MachineDraftProps | null>(props)
  useEffect(() => {
    latest.current = props
    return () => {
      latest.current = null
    }
  })
  const translate = async () => {
    setIsAsking(true)
    const { text, source, target } = props
    const answer = await translateByMachine(text, { source, target })
    if (!latest.current) return
    setIsAsking(false)
    if (!answer.ok) {
      show({ variant: 'danger', title: t('languages.translateFailed'), text: formatError(answer.error) })
      return
    }
    document.getElementById(titleFieldId(target))?.focus() // the button goes
    latest.current.onTranslated(answer.written, text)
    show({ variant: 'info', title: t('languages.translated'), text: t('languages.translatedText') })
  }
  return (
    <>
      <Button
        icon={<Icon path={globe} size={18} />}
        busyLabel={isAsking ? t('languages.translating') : undefined}
        onClick={() => void translate()}
      >
        {t('languages.translate')}
      </Button>
      <p>{t('languages.translateHint')}</p>
    </>
  )
}
