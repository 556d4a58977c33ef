import type { ReactNode } from 'react'

/** Buttons of the host's within our panels. */
export interface PanelExtras {
  readonly toolbarExtras: ReactNode
  readonly controlExtras: ReactNode
}

export interface PanelsProps extends PanelExtras {
  /** Each layout has its own place for them. */
  readonly notices: ReactNode
}
