import { buttonClass } from '@repo/ui/button-class'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { check, plus } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useEffect } from 'react'
import type { Followable } from './follow-answer.ts'
import { personPath, useFollow } from './use-follow.ts'

interface FollowButtonProps {
  person: Followable
  /** What it looks like before. */
  variant?: 'primary' | 'line'
  size?: 'sm' | 'md'
  className?: string | undefined
}

const pendingFollow = pendingAct('pending-follow', (value) => typeof value === 'number')

/** Follows or unfollows a user. Visitors get the log-in dialog; their action then runs. Users cannot follow themselves. */
export function FollowButton({ person, variant = 'line', size = 'md', className = '' }: FollowButtonProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const { isFollowing, send } = useFollow(person)
  const isLogInRequired = useLogInRequired()
  useFollowOutcome(person)
  if (viewer?.id === person.id) return null
  return (
    <ButtonForm
      method="post"
      action={personPath(person.id)}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (isLogInRequired()) pendingFollow.keep(person.id)
        else send(!isFollowing)
      }}
    >
      <input type="hidden" name="intent" value="follow" />
      <button
        type="submit"
        name="follow"
        value={isFollowing ? '0' : '1'}
        aria-pressed={isFollowing}
        className={buttonClass({ variant: isFollowing ? 'soft' : variant, size })}
      >
        <Icon path={isFollowing ? check : plus} size={16} />
        {t(isFollowing ? 'follow.following' : 'follow.follow')}
        <VisuallyHidden> {t('follow.person', { name: person.nickname })}</VisuallyHidden>
      </button>
    </ButtonForm>
  )
}

/** Runs the action that was pending before a log-in, and shows errors. */
function useFollowOutcome(person: Followable): void {
  const { viewer } = useRootData()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { error, isFollowing, send } = useFollow(person)
  usePendingAct(pendingFollow, {
    matches: (id) => id === person.id && id !== viewer?.id,
    act: () => isFollowing || send(true),
  })
  useEffect(() => {
    if (error !== null) show({ variant: 'danger', title: formatError(error) })
  }, [error, show, formatError])
}
