import type { ReactNode } from 'react'

/** Buttons of the host's within our panels. */
export interface PanelExtras {
  readonly toolbarExtras: ReactNode
  readonly controlExtras: ReactNode
}
