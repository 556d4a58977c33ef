import { buttonClass } from '@repo/ui/button-class'
import { FlashProvider } from '@repo/ui/flash-queue'
import { FlashStack } from '@repo/ui/flash-stack'
import { errorKind } from '@repo/web-kit/error-kind'
import { languageOfError } from '@repo/web-kit/error-language'
import { ErrorMessage } from '@repo/web-kit/error-message'
import styles from '@repo/web-kit/error-message.module.css'
import { LanguageProvider } from '@repo/web-kit/language'
import { pageTitle } from '@repo/web-kit/page-title'
import type { loadRootData } from '@repo/web-kit/root-data.server'
import { UiProvider } from '@repo/web-kit/ui-provider'
import { usePageOfDevice } from '@repo/web-kit/use-page-of-device'
import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { SiteFooter } from '../site-shell/site-footer.tsx'
import { SiteFrame } from '../site-shell/site-frame.tsx'
import { SiteHeader } from '../site-shell/site-header.tsx'

/** The whole page of an error: inside the usual frame when the page's data is known, alone when the error came before it. */
export function ErrorPage({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loadRootData>('root')
  const isFirstPage = useLocation().key === 'default'
  usePageOfDevice(error)
  const language = data ?? languageOfError(error)
  if (!language) return <UntranslatedError />
  const message = (
    <ErrorMessage
      kind={errorKind(error)}
      socialUrl={language.socialUrl}
      isAlone={!data}
      requestId={(isFirstPage && data?.requestId) || null}
    />
  )
  return (
    <LanguageProvider locale={language.locale} messages={language.messages}>
      <UiProvider>{data ? <InFrame isAlone={data.isWebview}>{message}</InFrame> : message}</UiProvider>
    </LanguageProvider>
  )
}

function InFrame({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  return (
    <FlashProvider>
      <SiteFrame>
        {isAlone ? null : <SiteHeader />}
        {children}
        {isAlone ? null : <SiteFooter />}
      </SiteFrame>
      <FlashStack />
    </FlashProvider>
  )
}

/** The last resort, when not even the language of the page is known: both, in one sentence each. */
function UntranslatedError() {
  return (
    <main className={styles.page} id="content">
      <title>{pageTitle(undefined)}</title>
      <h1 className={styles.title}>
        表示できませんでした
        <br />
        <span lang="en">Something went wrong on our side</span>
      </h1>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href="/">
          トップへ戻る / <span lang="en">Back to the front page</span>
        </a>
      </p>
    </main>
  )
}
