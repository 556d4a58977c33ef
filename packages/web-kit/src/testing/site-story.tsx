import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import { FlashProvider } from '@repo/ui/flash-queue'
import type { Decorator } from '@storybook/react-vite'
import type { ComponentType, PropsWithChildren } from 'react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { LanguageProvider } from '../i18n/language.tsx'
import { TourHost } from '../tours/tour-host.tsx'
import { UiProvider } from '../ui-provider.tsx'
import { sampleRootData } from './sample-root-data.ts'

/**
 * A page of the site around a story: its words, what the root gives, and an address. What leads elsewhere stays here
 * and is told by {@link Address}. `parameters.address` is where the story begins, `parameters.root` what the root gives
 * differently, `parameters.action` what forms are answered. `parameters.siteFrame`, which Storybook sets, is what the
 * site has around all its pages: its features, of which this file knows none.
 */
export const withSite: Decorator = (Story, { globals, parameters }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  const root = sampleRootData(locale, parameters.root ?? {})
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: rootIn(parameters.siteFrame),
      loader: () => root, // a route without a loader loses its data on navigation
      children: [{ path: '*', Component: Story, action: parameters.action }],
    },
  ])
  return (
    <LanguageProvider
      locale={locale}
      messages={locale === 'ja' ? japanese : english}
      timeZone={root.viewer?.timeZone ?? null}
      units={root.units}
    >
      <UiProvider>
        <FlashProvider>
          <Site
            initialEntries={[typeof parameters.address === 'string' ? parameters.address : '/here']}
            hydrationData={{ loaderData: { root } }}
          />
        </FlashProvider>
      </UiProvider>
    </LanguageProvider>
  )
}

function rootIn(Frame: ComponentType<PropsWithChildren>) {
  return function Root() {
    return (
      <Frame>
        <TourHost>
          <Outlet />
        </TourHost>
      </Frame>
    )
  }
}

/** The address that the story has got to, for its test. */
export function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}
