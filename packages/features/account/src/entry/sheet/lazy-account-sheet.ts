import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { AccountSheetProps } from './account-sheet.tsx'

/** Most visits open none: it is loaded on its first request. */
export const LazyAccountSheet = lazyComponent<AccountSheetProps>(() =>
  import('./account-sheet.tsx').then((module) => ({ default: module.AccountSheet })),
)
