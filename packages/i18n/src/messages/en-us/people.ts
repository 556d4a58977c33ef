import type { Message } from '../../message.ts'

/** Following and blocking people. */
export const people = {
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.person': '{name}',
  'user.followers': 'Followers',
  'user.tabs': '{name}’s pages',
  'user.following': 'Following',
  'user.followingOf': 'People {name} follows',
  'user.followersOf': '{name}’s followers',
  'user.followsNobody': '{name} isn’t following anyone yet.',
  'user.followedByNobody': '{name} has no followers yet.',
  'user.actions': 'Actions for {name}',
  'user.feed': 'New routes by {name}',
  'people.more': 'Show more',
  'people.routes': { one: '{count} route', other: '{count} routes' },
  'people.followers': { one: '{count} follower', other: '{count} followers' },
  'block.block': 'Block',
  'block.unblock': 'Unblock',
  'block.question': 'Block {name}?',
  'block.text':
    'You’ll stop following each other, and neither of you can comment on, reply to, follow or send a Nice Route to the other. You can still read each other’s routes. {name} won’t be notified, but those buttons disappear for both of you.',
  'block.state': 'Blocked',
  'block.done': 'You blocked {name}.',
  'block.undone': 'You unblocked {name}.',
  'block.notice':
    'You’ve blocked {name}. Neither of you can comment on, reply to, follow or send a Nice Route to the other.',
} as const satisfies Record<string, Message>
