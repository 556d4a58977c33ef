import { useEffect, useState } from 'react'
import { useFetchers, useLocation } from 'react-router'
import { useRootData } from '../../platform/root-data.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { type ConsentFlags, consentFlagsOf } from './consent-flags.ts'

/** What the operator's module may export. It is evaluated only after somebody has agreed. */
interface ConsentModule {
  /** Called with the path of every page that is shown, the one of the agreement included. */
  readonly pageView?: (path: string) => void
}

let loading: Promise<ConsentModule> | null = null

/** Tells the operator's module of a page, and loads it first when that has not happened. A module that fails disturbs nobody. */
async function reportPageView(address: string, path: string): Promise<void> {
  loading ??= import(/* @vite-ignore */ address).catch((error: unknown) => {
    console.warn('The script of CONSENT_SCRIPT could not be loaded.', error)
    return {}
  })
  const { pageView } = await loading
  pageView?.(path)
}

/**
 * Asks for consent where the operator has something that needs it, and loads that for who agrees. Guests share pages, so what one of them
 * has chosen is known in the browser alone.
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
  // Cookies tell nobody of their changes; they come with pages and forms.
  useEffect(() => setFlags(consentFlagsOf(document.cookie)), [key, isIdle])
  return flags
}
