import type { Message } from '../../message.ts'

/** Following and blocking people. */
export const people = {
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.person': '{name}',
  'user.followers': 'Followers',
  'user.tabs': 'Pages of {name}',
  'user.following': 'Following',
  'user.followingOf': 'People {name} follows',
  'user.followersOf': 'Followers of {name}',
  'user.followsNobody': '{name} does not follow anybody yet.',
  'user.followedByNobody': 'Nobody follows {name} yet.',
  'user.actions': 'More about {name}',
  'user.feed': 'New routes of {name}',
  'people.more': 'Show more',
  'people.routes': { one: '{count} route', other: '{count} routes' },
  'people.followers': { one: '{count} follower', other: '{count} followers' },
  'block.block': 'Block',
  'block.unblock': 'Unblock',
  'block.question': 'Block {name}?',
  'block.text':
    'You will no longer follow each other, and neither of you can comment, reply, follow or send a Nice Route to the other. Both of you can read on as before. {name} gets no notification, but these buttons are gone for both of you.',
  'block.state': 'Blocked',
  'block.done': 'You have blocked {name}.',
  'block.undone': 'You no longer block {name}.',
  'block.notice': 'You block {name}. Neither of you can comment, reply, follow or send a Nice Route to the other.',
} as const satisfies Record<string, Message>
