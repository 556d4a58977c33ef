import { COUNTED_TAG_USES } from '@repo/contract'
import { useLanguage } from './language.tsx'

/** Says how many articles carry a tag; where counting ends, so many or more. */
export function useTagCountFormatter(): (uses: number) => string {
  const { t } = useLanguage()
  return (uses) => t(uses < COUNTED_TAG_USES ? 'suggest.uses' : 'suggest.usesAtLeast', { count: uses })
}
