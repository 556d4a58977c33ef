import type { Locale } from '@repo/contract'

/** Colours of the page's background in `tokens.css`, for the browser's interface around it. */
const GROUND = { light: '#f4f7f7', dark: '#0f1b21' } as const

interface InstallLinksProps {
  locale: Locale
  /** False where only public pages are served. */
  isInstallable: boolean
}

/** Links for devices that add a page to the home screen. iOS reads none of the manifest's icons and colours. */
export function InstallLinks({ locale, isInstallable }: InstallLinksProps) {
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
