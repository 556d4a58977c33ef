import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'

/** Passes the messages of the toolbar's language to every story. */
export const inLanguage: Decorator = (Story, { args, globals }) => (
  <Story args={{ ...args, messages: globals.locale === 'en-us' ? en : ja }} />
)

/** A quiet stand-in for the map, so that floating surfaces and their shadows can be judged. */
export function MapBackdrop({ style, children }: { readonly style?: CSSProperties; readonly children: ReactNode }) {
  return (
    <div
      className="mishiori-map-editor"
      style={{
        position: 'relative',
        containerType: 'inline-size',
        containerName: 'mishiori-map-editor',
        padding: 16,
        background: 'light-dark(#d3e4d3, #1d3029)',
        ...style,
      }}
    >
      {children}
    </div>
  )
}

/** The size of a phone's map. */
export const PHONE: CSSProperties = { width: 390, height: 700, maxWidth: '100%', padding: 0, overflow: 'hidden' }
