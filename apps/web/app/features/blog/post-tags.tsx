import { ChipLinks } from '@repo/ui/chip-links'
import { useLanguage } from '@repo/web-kit/language'
import { postsPath } from './blog-paths.ts'

interface PostTagsProps {
  tags: readonly { readonly name: string }[]
  chosen: string | null
}

/** The topics of the posts, each a list of its own. */
export function PostTags({ tags, chosen }: PostTagsProps) {
  const { t } = useLanguage()
  if (tags.length === 0) return null
  const links = [
    { href: postsPath({ tag: null, page: 1 }), label: t('blog.allTags'), isCurrent: chosen === null },
    ...tags.map(({ name }) => ({ href: postsPath({ tag: name, page: 1 }), label: name, isCurrent: name === chosen })),
  ]
  return <ChipLinks label={t('blog.tags')} links={links} />
}
