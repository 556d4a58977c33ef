type Read = (userId: number) => Promise<unknown>
type Exporter = { readonly exportOf: Read }
type Lister = { readonly listOf: Read }

/** What a person does among others. */
type Social = Readonly<
  Record<'comments' | 'walkLogs' | 'proposals' | 'follows' | 'blocking' | 'stocks' | 'favorites' | 'journeys', Exporter>
> &
  Readonly<Record<'reports' | 'hazards', Lister>>

/** What only they and the operator know. */
type Own = Readonly<
  Record<'strava' | 'privatePlaces' | 'timelineImports' | 'moderationReads' | 'webhooks', Exporter>
> & {
  readonly contact: Lister
  readonly reading: { readonly listAll: Read }
}

/** What the archive has beside routes, days and pictures: by file, who reads it. */
export function archiveRecords(social: Social, own: Own): Readonly<Record<string, Read>> {
  return {
    'comments.json': social.comments.exportOf,
    'walks.json': social.walkLogs.exportOf,
    'proposals.json': social.proposals.exportOf,
    'follows.json': social.follows.exportOf,
    'blocks.json': social.blocking.exportOf,
    'reports.json': social.reports.listOf,
    'moderation.json': own.moderationReads.exportOf,
    'private-places.json': own.privatePlaces.exportOf,
    'stock.json': social.stocks.exportOf,
    'journeys.json': social.journeys.exportOf,
    'nice-routes.json': social.favorites.exportOf,
    'hazards.json': social.hazards.listOf,
    'strava.json': own.strava.exportOf,
    'notifications.json': own.reading.listAll,
    'webhooks.json': own.webhooks.exportOf,
    'timeline-imports.json': own.timelineImports.exportOf,
    'messages-to-the-operator.json': own.contact.listOf,
  }
}
