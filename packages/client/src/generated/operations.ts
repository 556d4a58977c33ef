// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { JourneysOperations } from './journeys.ts'
import type { TimelineOperations } from './timeline.ts'
import type { AccountDataOperations } from './account-data.ts'
import type { AlongOperations } from './along.ts'
import type { AuthOperations } from './auth.ts'
import type { BlogOperations } from './blog.ts'
import type { ClonesOperations } from './clones.ts'
import type { CommentsOperations } from './comments.ts'
import type { DirectionsOperations } from './directions.ts'
import type { EditProposalsOperations } from './edit-proposals.ts'
import type { ElevationsOperations } from './elevations.ts'
import type { ExportsOperations } from './exports.ts'
import type { FavoritesOperations } from './favorites.ts'
import type { FilesOperations } from './files.ts'
import type { FollowsOperations } from './follows.ts'
import type { FrontPageOperations } from './front-page.ts'
import type { GroundOperations } from './ground.ts'
import type { HazardsOperations } from './hazards.ts'
import type { JourneyBundlesOperations } from './journey-bundles.ts'
import type { JourneyEntriesOperations } from './journey-entries.ts'
import type { LoopsOperations } from './loops.ts'
import type { NotificationsOperations } from './notifications.ts'
import type { OwnRoutesOperations } from './own-routes.ts'
import type { PlacesOperations } from './places.ts'
import type { ReachOperations } from './reach.ts'
import type { RouteArticlesOperations } from './route-articles.ts'
import type { SearchOperations } from './search.ts'
import type { SnapOperations } from './snap.ts'
import type { StocksOperations } from './stocks.ts'
import type { TranslationsOperations } from './translations.ts'
import type { TrashOperations } from './trash.ts'
import type { TurnsOperations } from './turns.ts'
import type { UsersOperations } from './users.ts'
import type { WalkLogsOperations } from './walk-logs.ts'
import type { YearsOperations } from './years.ts'

/** What each operation is asked with and answers: `Operations['readRoute']['answer']` is an article. */
export interface Operations
  extends
    JourneysOperations,
    TimelineOperations,
    AccountDataOperations,
    AlongOperations,
    AuthOperations,
    BlogOperations,
    ClonesOperations,
    CommentsOperations,
    DirectionsOperations,
    EditProposalsOperations,
    ElevationsOperations,
    ExportsOperations,
    FavoritesOperations,
    FilesOperations,
    FollowsOperations,
    FrontPageOperations,
    GroundOperations,
    HazardsOperations,
    JourneyBundlesOperations,
    JourneyEntriesOperations,
    LoopsOperations,
    NotificationsOperations,
    OwnRoutesOperations,
    PlacesOperations,
    ReachOperations,
    RouteArticlesOperations,
    SearchOperations,
    SnapOperations,
    StocksOperations,
    TranslationsOperations,
    TrashOperations,
    TurnsOperations,
    UsersOperations,
    WalkLogsOperations,
    YearsOperations {}
