import '@repo/ui/base.css'
import { isEmbedMapPath, type Locale } from '@repo/contract'
import { FlashProvider } from '@repo/ui/flash-queue'
import { FlashStack } from '@repo/ui/flash-stack'
import { addWebFonts } from '@repo/ui/web-fonts'
import { languageOfError } from '@repo/web-kit/error-language'
import { isServerGone } from '@repo/web-kit/failures'
import { LanguageProvider } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { languageTag } from '@repo/web-kit/locale'
import { loadRootData } from '@repo/web-kit/root-data.server'
import { useAskedSearch } from '@repo/web-kit/stored-address'
import { TourHost } from '@repo/web-kit/tour-host'
import { UiProvider } from '@repo/web-kit/ui-provider'
import { keepUnansweredForms } from '@repo/web-kit/unanswered-forms'
import { reloadWhenPartsAreMissing } from '@repo/web-kit/unsafe-reload'
import { useEarlyClick } from '@repo/web-kit/use-early-click'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { Suspense, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { Consent } from './features/consent/consent.tsx'
import { ErrorPage } from './features/error-page/error-page.tsx'
import { OfflineHost } from './features/offline/offline-host.tsx'
import { AddressFlash, UnansweredFormFlash, useFirstFlash } from './features/site-shell/flashes.tsx'
import { NavigationProgress } from './features/site-shell/navigation-progress.tsx'
import { PageFocus } from './features/site-shell/page-focus.tsx'
import { Prefetch } from './features/site-shell/prefetch.tsx'
import { SiteFrame } from './features/site-shell/site-frame.tsx'
import { onlyOpenPages } from './guards/only-open-pages.ts'
import { provideRequestContext } from './platform/http/request-context.server.ts'

const AppBridgeOfPage = lazyComponent(() => import('@repo/web-kit/app-bridge'))

export const middleware: Route.MiddlewareFunction[] = [provideRequestContext, onlyOpenPages]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnansweredForms]

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadRootData(context, request)
}

/** The data that all pages share changes only after an action, or with another language. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, actionStatus }: ShouldRevalidateFunctionArgs) {
  if (isServerGone(actionStatus)) return false
  const isChange = formMethod !== undefined && formMethod !== 'GET'
  return isChange || currentUrl.searchParams.get('hl') !== nextUrl.searchParams.get('hl')
}

export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const language = data ?? languageOfError(error)
  useEffect(() => whenLoaded(addWebFonts), []) // what is read comes first
  useEarlyClick()
  return (
    <html lang={languageTag(language?.locale ?? 'ja')} {...(data?.theme ? { 'data-theme': data.theme } : {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <InstallLinks locale={language?.locale ?? 'ja'} isInstallable={data?.isPublicOnly === false} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { locale, units, messages, viewer, isWebview } }: Route.ComponentProps) {
  useEffect(reloadWhenPartsAreMissing, [])
  return (
    <LanguageProvider locale={locale} messages={messages} timeZone={viewer?.timeZone ?? null} units={units}>
      <UiProvider>
        <Page />
        {isWebview ? (
          <Suspense fallback={null}>
            <AppBridgeOfPage />
          </Suspense>
        ) : null}
      </UiProvider>
    </LanguageProvider>
  )
}

function Page() {
  useAskedSearch()
  const isFramed = isEmbedMapPath(useLocation().pathname)
  return (
    <FlashProvider initial={useFirstFlash()}>
      <NavigationProgress />
      <Prefetch />
      <SiteFrame>
        <TourHost>
          <Outlet />
        </TourHost>
      </SiteFrame>
      <PageFocus />
      <AddressFlash />
      <UnansweredFormFlash />
      <FlashStack />
      {isFramed ? null : (
        <>
          <Consent />
          <OfflineHost />
        </>
      )}
    </FlashProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** Colours of the page's background in `tokens.css`, for the browser's interface around it. */
const GROUND = { light: '#f4f7f7', dark: '#0f1b21' } as const

interface InstallLinksProps {
  locale: Locale
  /** False where only public pages are served. */
  isInstallable: boolean
}

/** Links for devices that add a page to the home screen. iOS reads none of the manifest's icons and colours. */
function InstallLinks({ locale, isInstallable }: InstallLinksProps) {
  return (
    <>
      <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={locale === 'ja' ? '道しおり' : 'Mishiori'} />
      {isInstallable ? (
        <>
          <link rel="manifest" href={locale === 'ja' ? '/manifest.webmanifest' : '/manifest-en.webmanifest'} />
          <meta name="mobile-web-app-capable" content="yes" />
          <meta name="apple-mobile-web-app-capable" content="yes" />
          <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        </>
      ) : null}
    </>
  )
}
