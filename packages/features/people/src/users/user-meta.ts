import { pageTitle } from '@repo/web-kit/page-title'
import type { Profile } from '@repo/web-kit/person'
import type { MetaDescriptor } from 'react-router'
import { profileLinks } from './profile-links.ts'

/** Title, description and structured data of a user's page. Values are plain text: React and the router escape them. */
export function userMeta(user: Profile, publicUrl: string): MetaDescriptor[] {
  const person = {
    '@type': 'Person',
    name: user.nickname,
    alternateName: `@${user.name}`,
    description: user.profile || undefined,
    homeLocation: user.place ? { '@type': 'Place', name: user.place } : undefined,
    sameAs: profileLinks(user).map(({ href }) => href),
    url: `${publicUrl}/users/${user.id}`,
  }
  return [
    { title: pageTitle(user.nickname) },
    ...(user.profile === ''
      ? []
      : [{ name: 'description', content: [...user.profile.replace(/\s+/g, ' ')].slice(0, 200).join('') }]),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        dateCreated: user.joinedAt,
        mainEntity: person,
      },
    },
  ]
}
