import type { ReactNode } from 'react'
import type { LineExtras } from '../../ui/panel-props.ts'

/** Buttons of the host's within our panels. */
export interface PanelExtras {
  readonly toolbarExtras: ReactNode
  readonly controlExtras: ReactNode
  readonly lineExtras: LineExtras | undefined
}

export interface PanelsProps extends PanelExtras {
  /** Each layout has its own place for them. */
  readonly notices: ReactNode
}
