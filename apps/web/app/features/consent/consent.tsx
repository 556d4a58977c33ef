import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useState } from 'react'
import { Link, useFetcher, useFetchers, useLocation } from 'react-router'
import styles from './consent.module.css'
import { type ConsentFlags, consentFlagsOf } from './consent-flags.ts'

/** The exports of the operator's module. It is evaluated only after consent. */
interface ConsentModule {
  /** Called with the path of every page that is shown, the one of the agreement included. */
  readonly pageView?: (path: string) => void
}

let loading: Promise<ConsentModule> | null = null

/** Reports a page view to the operator's module, and loads it first if needed. A failing module has no effect on the page. */
async function reportPageView(address: string, path: string): Promise<void> {
  loading ??= import(/* @vite-ignore */ address).catch((error: unknown) => {
    console.warn('The script of CONSENT_SCRIPT could not be loaded.', error)
    return {}
  })
  const { pageView } = await loading
  pageView?.(path)
}

/**
 * Asks for consent if the operator's script needs it, and loads the script after consent. Guests share cached pages, so a guest's
 * choice is known in the browser alone.
 */
export function Consent() {
  const { consentScript } = useRootData()
  return consentScript === null ? null : <ConsentTo script={consentScript} />
}

function ConsentTo({ script }: { script: string }) {
  const { pathname } = useLocation()
  const flags = useConsentFlags()
  const isAllowed = flags?.allowsMarketing === true
  useEffect(() => {
    if (isAllowed) void reportPageView(script, pathname)
  }, [isAllowed, script, pathname])
  return flags?.hasChosen === false && pathname !== '/gdpr' ? <ConsentBanner /> : null
}

/** Null until the browser has been asked; again whenever a page or a form has come. */
function useConsentFlags(): ConsentFlags | null {
  const { key } = useLocation()
  const isIdle = useFetchers().every(({ state }) => state === 'idle')
  const [flags, setFlags] = useState<ConsentFlags | null>(null)
  // Cookies have no change event; they change with pages and forms.
  useEffect(() => setFlags(consentFlagsOf(document.cookie)), [key, isIdle])
  return flags
}

/** Asks for consent once. It is in a corner and blocks nothing. */
function ConsentBanner() {
  const { t } = useLanguage()
  const fetcher = useFetcher()
  return (
    <aside className={styles.banner} aria-label={t('consent.title')}>
      <p>{t('consent.text')}</p>
      <div className={styles.buttons}>
        <fetcher.Form role="none" method="post" action="/gdpr">
          <input type="hidden" name="marketing" value="1" />
          <Button type="submit" isBlock>
            {t('consent.acceptAll')}
          </Button>
        </fetcher.Form>
        <Link to="/gdpr" className={buttonClass({ isBlock: true })}>
          {t('consent.settings')}
        </Link>
      </div>
    </aside>
  )
}
