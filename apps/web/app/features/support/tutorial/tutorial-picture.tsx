import type { Locale } from '@repo/contract'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import type { TutorialSection } from './tutorial.server.ts'

/** As `npm run tutorial-pictures` takes them. */
const SIZE = { width: 1080, height: 675 }
const PICTURES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

const addressOf = (id: TutorialSection['id'], locale: Locale) => PICTURES[`./pictures/${id}-${locale}.webp`]

/** What a section is about, as it looks in the language of the page. */
export function TutorialPicture({
  id,
  picture,
  isFirst,
}: Pick<TutorialSection, 'id' | 'picture'> & { isFirst: boolean }) {
  const { locale } = useLanguage()
  return (
    <img src={addressOf(id, locale)} alt={picture} {...SIZE} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
  )
}
