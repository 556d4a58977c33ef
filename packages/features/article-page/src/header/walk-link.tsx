import { walkPath } from '@repo/articles/article-links'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { personWalkFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'

/** The link from an article to following its route. */
export function WalkLink({ articleId, token }: { articleId: number; token: string | null }) {
  const { t } = useLanguage()
  return (
    <Link className={buttonClass({ variant: 'line' })} to={walkPath(articleId, token)}>
      <Icon path={personWalkFill} size={18} />
      <span>{t('article.walk')}</span>
    </Link>
  )
}
