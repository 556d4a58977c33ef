import { Button } from '@repo/ui/button'
import { browserApi } from '@repo/web-kit/browser-api'
import type { SheetStep } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LogInAlternatives } from '../log-in-alternatives.tsx'
import { OtherProviders, type ProviderOffer } from '../provider-buttons.tsx'
import styles from './account-sheet.module.css'

export interface EntryStepProps {
  text: string | undefined
  returnPath: string
  onStep: (step: SheetStep) => void
  /** To the other of log-in and sign-up. */
  onSwitch: () => void
}

interface SheetLeadProps {
  text: string | undefined
  ask: string
  label: string
  onSwitch: () => void
}

/** Why, for those whose session has ended: they have an account, and nothing begins for them. */
export function EndedLead({ text }: { text: string | undefined }) {
  return text ? <span className={styles.text}>{text}</span> : null
}

/** Why, what comes after, and the way for those who came to the wrong one of log-in and sign-up. */
export function SheetLead({ text, ask, label, onSwitch }: SheetLeadProps) {
  const { t } = useLanguage()
  return (
    <>
      <EndedLead text={text} />
      <span className={styles.text}>{t('loginRequired.text')}</span>
      <span className={styles.switch}>
        {ask}
        <Button variant="ghost" onClick={onSwitch}>
          {label}
        </Button>
      </span>
    </>
  )
}

/** What the product is, for those who came by a link; beside the page, which is not left. */
export function SheetFooter() {
  const { t } = useLanguage()
  return (
    <Link to="/#how" target="_blank">
      {t('loginRequired.see')}
    </Link>
  )
}

/** Services that are offered, which lead away and back to `returnPath`; nothing while they are not known. */
export function OtherWays({ returnPath, hasPasskeys = false }: { returnPath: string; hasPasskeys?: boolean }) {
  const [providers, setProviders] = useState<readonly ProviderOffer[]>([])
  useEffect(() => {
    const over = new AbortController()
    void browserApi()
      .listProviders({}, { signal: over.signal })
      .then((answer) => answer.ok && !over.signal.aborted && setProviders(answer.data.data))
    return () => over.abort()
  }, [])
  if (hasPasskeys) return <LogInAlternatives providers={providers} next={returnPath} />
  return <OtherProviders providers={providers} purpose="log-in" next={returnPath} />
}
