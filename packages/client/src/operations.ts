// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

/** How each operation is sent; `takesKey`: it may be repeated with the same `Idempotency-Key`, and is done once. */
export const OPERATIONS = {
  currentUser: { method: 'GET', path: '/v1/user', isFile: false, takesKey: false },
  listBlogPosts: { method: 'GET', path: '/v1/blog/posts', isFile: false, takesKey: false },
  readBlogPost: { method: 'GET', path: '/v1/blog/posts/:id', isFile: false, takesKey: false },
  downloadData: { method: 'GET', path: '/v1/self/data-archive', isFile: true, takesKey: false },
  listRoutes: { method: 'GET', path: '/v1/routes', isFile: false, takesKey: false },
  readRoute: { method: 'GET', path: '/v1/routes/:id', isFile: false, takesKey: false },
  createRoute: { method: 'POST', path: '/v1/routes', isFile: false, takesKey: true },
  saveRoute: { method: 'PUT', path: '/v1/routes/:id', isFile: false, takesKey: true },
  previewRoute: { method: 'POST', path: '/v1/routes/:id/preview', isFile: false, takesKey: false },
  showHealth: { method: 'PUT', path: '/v1/routes/:id/health', isFile: false, takesKey: false },
  deleteRoute: { method: 'DELETE', path: '/v1/routes/:id', isFile: false, takesKey: false },
  readFrontPage: { method: 'GET', path: '/v1/front-page', isFile: false, takesKey: false },
  listOwnRoutes: { method: 'GET', path: '/v1/self/routes', isFile: false, takesKey: false },
  readOwnRoute: { method: 'GET', path: '/v1/self/routes/:id', isFile: false, takesKey: false },
  downloadRoute: { method: 'GET', path: '/v1/self/routes/:id/bundle', isFile: true, takesKey: false },
  duplicateRoute: { method: 'POST', path: '/v1/self/routes/:id/duplicate', isFile: false, takesKey: true },
  rotateShareLink: { method: 'POST', path: '/v1/self/routes/:id/share-link', isFile: false, takesKey: false },
  requestPublication: { method: 'POST', path: '/v1/self/routes/:id/publication-request', isFile: false, takesKey: false },
  listRevisions: { method: 'GET', path: '/v1/self/routes/:id/revisions', isFile: false, takesKey: false },
  readRevision: { method: 'GET', path: '/v1/self/routes/:id/revisions/:version', isFile: false, takesKey: false },
  restoreRevision: { method: 'POST', path: '/v1/self/routes/:id/revisions/:version/restore', isFile: false, takesKey: false },
  listTrash: { method: 'GET', path: '/v1/self/trash', isFile: false, takesKey: false },
  restoreTrashed: { method: 'POST', path: '/v1/self/trash/:id/restore', isFile: false, takesKey: false },
  deleteTrashed: { method: 'DELETE', path: '/v1/self/trash/:id', isFile: false, takesKey: false },
  emptyTrash: { method: 'DELETE', path: '/v1/self/trash', isFile: false, takesKey: false },
  listNotifications: { method: 'GET', path: '/v1/notify', isFile: false, takesKey: false },
  countNotifications: { method: 'GET', path: '/v1/notify/count', isFile: false, takesKey: false },
  exportRoute: { method: 'GET', path: '/v1/routes/:id/export', isFile: true, takesKey: false },
  favoriteRoute: { method: 'PUT', path: '/v1/routes/:id/favorite', isFile: false, takesKey: false },
  unfavoriteRoute: { method: 'DELETE', path: '/v1/routes/:id/favorite', isFile: false, takesKey: false },
  listFavorites: { method: 'GET', path: '/v1/routes/:id/favorites', isFile: false, takesKey: false },
  favoriteJourney: { method: 'PUT', path: '/v1/journeys/:id/favorite', isFile: false, takesKey: false },
  unfavoriteJourney: { method: 'DELETE', path: '/v1/journeys/:id/favorite', isFile: false, takesKey: false },
  listJourneyFavorites: { method: 'GET', path: '/v1/journeys/:id/favorites', isFile: false, takesKey: false },
  listComments: { method: 'GET', path: '/v1/routes/:id/comments', isFile: false, takesKey: false },
  listReplies: { method: 'GET', path: '/v1/routes/:id/comments/:commentId/replies', isFile: false, takesKey: false },
  createComment: { method: 'POST', path: '/v1/routes/:id/comments', isFile: false, takesKey: true },
  editComment: { method: 'PUT', path: '/v1/routes/:id/comments/:commentId', isFile: false, takesKey: false },
  deleteComment: { method: 'DELETE', path: '/v1/routes/:id/comments/:commentId', isFile: false, takesKey: false },
  listJourneyComments: { method: 'GET', path: '/v1/journeys/:id/comments', isFile: false, takesKey: false },
  listJourneyReplies: { method: 'GET', path: '/v1/journeys/:id/comments/:commentId/replies', isFile: false, takesKey: false },
  createJourneyComment: { method: 'POST', path: '/v1/journeys/:id/comments', isFile: false, takesKey: true },
  editJourneyComment: { method: 'PUT', path: '/v1/journeys/:id/comments/:commentId', isFile: false, takesKey: false },
  deleteJourneyComment: { method: 'DELETE', path: '/v1/journeys/:id/comments/:commentId', isFile: false, takesKey: false },
  cloneRoute: { method: 'POST', path: '/v1/routes/:id/clone', isFile: false, takesKey: true },
  listCopiedPictures: { method: 'GET', path: '/v1/routes/:id/copied-pictures', isFile: false, takesKey: false },
  listCopies: { method: 'GET', path: '/v1/routes/:id/copies', isFile: false, takesKey: false },
  createProposal: { method: 'POST', path: '/v1/routes/:id/proposals', isFile: false, takesKey: true },
  listProposals: { method: 'GET', path: '/v1/routes/:id/proposals', isFile: false, takesKey: false },
  readProposal: { method: 'GET', path: '/v1/routes/:id/proposals/:proposalId', isFile: false, takesKey: false },
  withdrawProposal: { method: 'DELETE', path: '/v1/routes/:id/proposals/:proposalId', isFile: false, takesKey: false },
  decideProposal: { method: 'PUT', path: '/v1/routes/:id/proposals/:proposalId/decision', isFile: false, takesKey: false },
  uploadImage: { method: 'POST', path: '/v1/file/image-upload', isFile: false, takesKey: true },
  takeOverImage: { method: 'POST', path: '/v1/file/take-over', isFile: false, takesKey: true },
  listFiles: { method: 'GET', path: '/v1/self/file', isFile: false, takesKey: false },
  listFileUses: { method: 'GET', path: '/v1/self/file/:id/uses', isFile: false, takesKey: false },
  deleteFile: { method: 'DELETE', path: '/v1/self/file/:id', isFile: false, takesKey: false },
  answerHazard: { method: 'PUT', path: '/v1/routes/:id/hazards/:objectId', isFile: false, takesKey: false },
  listJourneys: { method: 'GET', path: '/v1/journeys', isFile: false, takesKey: false },
  readJourney: { method: 'GET', path: '/v1/journeys/:id', isFile: false, takesKey: false },
  readJourneyProfile: { method: 'GET', path: '/v1/journeys/:id/profile', isFile: false, takesKey: false },
  exportJourney: { method: 'GET', path: '/v1/journeys/:id/export', isFile: true, takesKey: false },
  listUserJourneys: { method: 'GET', path: '/v1/users/:id/journeys', isFile: false, takesKey: false },
  listOwnJourneys: { method: 'GET', path: '/v1/self/journeys', isFile: false, takesKey: false },
  createJourney: { method: 'POST', path: '/v1/self/journeys', isFile: false, takesKey: true },
  cloneJourney: { method: 'POST', path: '/v1/journeys/:id/clone', isFile: false, takesKey: true },
  updateJourney: { method: 'PUT', path: '/v1/self/journeys/:id', isFile: false, takesKey: true },
  deleteJourney: { method: 'DELETE', path: '/v1/self/journeys/:id', isFile: false, takesKey: false },
  restoreJourney: { method: 'POST', path: '/v1/self/journeys/:id/restore', isFile: false, takesKey: false },
  addJourneyEntries: { method: 'POST', path: '/v1/self/journeys/:id/entries', isFile: false, takesKey: true },
  updateJourneyEntry: { method: 'PUT', path: '/v1/self/journeys/:id/entries/:entryId', isFile: false, takesKey: false },
  removeJourneyEntry: { method: 'DELETE', path: '/v1/self/journeys/:id/entries/:entryId', isFile: false, takesKey: false },
  orderJourney: { method: 'PUT', path: '/v1/self/journeys/:id/order', isFile: false, takesKey: false },
  direction: { method: 'GET', path: '/v1/direction', isFile: false, takesKey: false },
  directionOptions: { method: 'GET', path: '/v1/direction/options', isFile: false, takesKey: false },
  loops: { method: 'GET', path: '/v1/loops', isFile: false, takesKey: false },
  reach: { method: 'GET', path: '/v1/reach', isFile: false, takesKey: false },
  elevations: { method: 'POST', path: '/v1/elevations', isFile: false, takesKey: false },
  along: { method: 'POST', path: '/v1/along', isFile: false, takesKey: false },
  ground: { method: 'POST', path: '/v1/ground', isFile: false, takesKey: false },
  searchPlaces: { method: 'GET', path: '/v1/places', isFile: false, takesKey: false },
  describePlaces: { method: 'POST', path: '/v1/placeid', isFile: false, takesKey: false },
  labelPositions: { method: 'POST', path: '/v1/places/labels', isFile: false, takesKey: false },
  searchMap: { method: 'GET', path: '/v1/search/map', isFile: false, takesKey: false },
  readMapRoute: { method: 'GET', path: '/v1/search/map/routes/:id', isFile: false, takesKey: false },
  suggest: { method: 'GET', path: '/v1/suggestions', isFile: false, takesKey: false },
  listStockCategories: { method: 'GET', path: '/v1/self/stockcategory', isFile: false, takesKey: false },
  createStockCategory: { method: 'POST', path: '/v1/self/stockcategory', isFile: false, takesKey: true },
  orderStockCategories: { method: 'PUT', path: '/v1/self/stockcategory', isFile: false, takesKey: false },
  renameStockCategory: { method: 'PUT', path: '/v1/self/stockcategory/:id', isFile: false, takesKey: false },
  deleteStockCategory: { method: 'DELETE', path: '/v1/self/stockcategory/:id', isFile: false, takesKey: false },
  collectStockCategory: { method: 'POST', path: '/v1/self/stockcategory/:id/collection', isFile: false, takesKey: true },
  stockRoute: { method: 'POST', path: '/v1/routes/:id/stock', isFile: false, takesKey: true },
  moveStock: { method: 'PUT', path: '/v1/routes/:id/stock', isFile: false, takesKey: false },
  unstockRoute: { method: 'DELETE', path: '/v1/routes/:id/stock', isFile: false, takesKey: false },
  listStock: { method: 'GET', path: '/v1/self/stock', isFile: false, takesKey: false },
  readStock: { method: 'GET', path: '/v1/self/stock/:id', isFile: false, takesKey: false },
  removeStock: { method: 'DELETE', path: '/v1/self/stock/:id', isFile: false, takesKey: false },
  readStockMap: { method: 'GET', path: '/v1/self/stock-map', isFile: false, takesKey: false },
  exportStock: { method: 'GET', path: '/v1/self/stock-file', isFile: true, takesKey: false },
  createTimelineImport: { method: 'POST', path: '/v1/self/timeline/imports', isFile: false, takesKey: true },
  sendTimelineDays: { method: 'POST', path: '/v1/self/timeline/imports/:id/days', isFile: false, takesKey: false },
  startTimelineImport: { method: 'POST', path: '/v1/self/timeline/imports/:id/start', isFile: false, takesKey: false },
  listTimelineImports: { method: 'GET', path: '/v1/self/timeline/imports', isFile: false, takesKey: false },
  readTimelineImport: { method: 'GET', path: '/v1/self/timeline/imports/:id', isFile: false, takesKey: false },
  cancelTimelineImport: { method: 'DELETE', path: '/v1/self/timeline/imports/:id', isFile: false, takesKey: false },
  readTimelineSummary: { method: 'GET', path: '/v1/self/timeline/summary', isFile: false, takesKey: false },
  listTimelineDays: { method: 'GET', path: '/v1/self/timeline/days', isFile: false, takesKey: false },
  readTimelineDay: { method: 'GET', path: '/v1/self/timeline/days/:date', isFile: false, takesKey: false },
  copyTimelineDay: { method: 'POST', path: '/v1/self/timeline/days/:date/copy', isFile: false, takesKey: true },
  deleteTimelineDay: { method: 'DELETE', path: '/v1/self/timeline/days/:date', isFile: false, takesKey: false },
  snap: { method: 'POST', path: '/v1/snap', isFile: false, takesKey: false },
  turns: { method: 'POST', path: '/v1/turns', isFile: false, takesKey: false },
  listUsers: { method: 'GET', path: '/v1/users', isFile: false, takesKey: false },
  readUser: { method: 'GET', path: '/v1/users/:id', isFile: false, takesKey: false },
  readOwnFigures: { method: 'GET', path: '/v1/self/figures', isFile: false, takesKey: false },
  readUserMap: { method: 'GET', path: '/v1/users/:id/map', isFile: false, takesKey: false },
  listUserRoutes: { method: 'GET', path: '/v1/users/:id/routes', isFile: false, takesKey: false },
  followUser: { method: 'PUT', path: '/v1/users/:id/follow', isFile: false, takesKey: false },
  unfollowUser: { method: 'DELETE', path: '/v1/users/:id/follow', isFile: false, takesKey: false },
  listFollowing: { method: 'GET', path: '/v1/users/:id/following', isFile: false, takesKey: false },
  listFollowers: { method: 'GET', path: '/v1/users/:id/followers', isFile: false, takesKey: false },
  listOwnFollows: { method: 'GET', path: '/v1/self/follows', isFile: false, takesKey: false },
  suggestPeople: { method: 'GET', path: '/v1/self/people-to-follow', isFile: false, takesKey: false },
  listFeed: { method: 'GET', path: '/v1/self/feed', isFile: false, takesKey: false },
  listWalkLogs: { method: 'GET', path: '/v1/routes/:id/walk-logs', isFile: false, takesKey: false },
  listStageWalks: { method: 'GET', path: '/v1/journeys/:id/walk-logs', isFile: false, takesKey: false },
  listJourneyWalks: { method: 'GET', path: '/v1/journeys/:id/walks', isFile: false, takesKey: false },
  createWalkLog: { method: 'POST', path: '/v1/routes/:id/walk-logs', isFile: false, takesKey: true },
  editWalkLog: { method: 'PUT', path: '/v1/self/walk-logs/:id', isFile: false, takesKey: false },
  deleteWalkLog: { method: 'DELETE', path: '/v1/self/walk-logs/:id', isFile: false, takesKey: false },
  restoreWalkLog: { method: 'POST', path: '/v1/self/walk-logs/:id/restore', isFile: false, takesKey: false },
  listOwnWalkLogs: { method: 'GET', path: '/v1/self/walk-logs', isFile: false, takesKey: false },
  listOwnYears: { method: 'GET', path: '/v1/self/years', isFile: false, takesKey: false },
  showYears: { method: 'PUT', path: '/v1/self/years', isFile: false, takesKey: false },
  readOwnYear: { method: 'GET', path: '/v1/self/years/:year', isFile: false, takesKey: false },
  readOwnTracks: { method: 'GET', path: '/v1/self/years/:year/tracks', isFile: false, takesKey: false },
  listYears: { method: 'GET', path: '/v1/users/:id/years', isFile: false, takesKey: false },
  readYear: { method: 'GET', path: '/v1/users/:id/years/:year', isFile: false, takesKey: false },
  readTracks: { method: 'GET', path: '/v1/users/:id/years/:year/tracks', isFile: false, takesKey: false },
  exportYears: { method: 'GET', path: '/v1/self/years/:year/export', isFile: true, takesKey: false },
} as const

export type Locale = 'ja' | 'en-us'
export type LengthUnits = 'metric' | 'imperial'
export type TravelProfile =
  | 'hike'
  | 'walk'
  | 'stepFree'
  | 'cityBike'
  | 'roadBike'
  | 'gravelBike'
  | 'mountainBike'
  | 'eBike'
  | 'motorcycle'
  | 'car'
export type ArticleStatus = 'CREATING' | 'URL' | 'DRAFT' | 'PUBLIC' | 'PHOBIDDEN'
export type HazardAnswer = 'present' | 'gone'
export type JourneyKind = 'journey' | 'collection'
export type JourneyState = 'draft' | 'private' | 'linkShared' | 'public'
export type NewJourneyEntry =
  | {
      kind: 'stage'
      article_id: number
      day?: number
      note?: string
      part?: {
        object_id: string
        from_m: number
        to_m: number
      } | null
    }
  | {
      kind: 'rest'
      day?: number
      note?: string
    }
export type TravelMode = 'driving' | 'walking'
export type PlaceLabel = {
  ja: string
  en: string
} | null
export type Sport = 'hike' | 'walk' | 'cycling' | 'driving'

/**
 * What each operation is asked with and answers: `Operations['readRoute']['answer']` is an article.
 */
export interface Operations {
  /**
   * The logged-in user, or null
   */
  currentUser: {
    input: {}
    answer: SelfUser | null
  }
  /**
   * Posts of the instance, newest first; `tag` narrows them
   */
  listBlogPosts: {
    input: {
      query?: {
        hl?: 'ja' | 'en-us'
        page?: string
        tag?: string
      }
    }
    answer: {
      data: BlogCard[]
      total: number
      per_page: number
      current_page: number
      tags: {
        name: string
        count: number
      }[]
    }
  }
  /**
   * A post of the instance
   */
  readBlogPost: {
    input: {
      params: {
        id: string
      }
      query?: {
        hl?: 'ja' | 'en-us'
      }
    }
    answer: BlogPost
  }
  /**
   * Everything that is kept about the logged-in user, as one ZIP archive
   */
  downloadData: {
    input: {}
    answer: Response
  }
  /**
   * Public articles, best match, newest, most liked or most copied first; or by time, climb or course
   * constant
   */
  listRoutes: {
    input: {
      query?: {
        page?: string
        sort?:
          | 'relevance'
          | 'created_at'
          | 'favorite_count'
          | 'copy_count'
          | 'course_minutes'
          | 'climb_m'
          | 'course_constant'
        tag?: string
        q?: string
        box?: string
        min_km?: string
        max_km?: string
        min_minutes?: string
        max_minutes?: string
        min_climb_m?: string
        max_climb_m?: string
        level?: 'easy' | 'moderate' | 'hard'
        loop?: '1' | '0'
        profile?:
          | 'hike'
          | 'walk'
          | 'stepFree'
          | 'cityBike'
          | 'roadBike'
          | 'gravelBike'
          | 'mountainBike'
          | 'eBike'
          | 'motorcycle'
          | 'car'
        stairs?: 'none'
        season?: 'spring' | 'summer' | 'autumn' | 'winter'
        photos?: '1'
        lang?: 'ja' | 'en-us'
        near?: string
      }
    }
    answer: {
      data: RouteCard[]
      total: number
      per_page: number
      current_page: number
      is_capped: boolean
    }
  }
  /**
   * One article; drafts and private ones answer 404 to others, link-shared ones need their token
   */
  readRoute: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        seen_by?: 'others'
      }
    }
    answer: RouteArticle
  }
  /**
   * Creates an article
   */
  createRoute: {
    input: {
      query?: {
        autosave?: '1'
      }
      body: NewRouteArticleInput
    }
    answer: RouteArticle
  }
  /**
   * Replaces an article; If-Match carries the version it was made from, 412 answers with the newer one
   * in `current`
   */
  saveRoute: {
    input: {
      params: {
        id: string
      }
      query?: {
        autosave?: '1'
      }
      body: RouteArticleInput
    }
    answer: RouteArticle
  }
  /**
   * What saving would make of an article of the logged-in user; nothing is stored or shown to others
   */
  previewRoute: {
    input: {
      params: {
        id: string
      }
      body: RouteArticleInput
    }
    answer: RouteArticle
  }
  /**
   * Shows others the heart rates, powers and cadences of an article, or hides them; no new version
   */
  showHealth: {
    input: {
      params: {
        id: string
      }
      body: {
        shown: boolean
      }
    }
    answer: undefined
  }
  /**
   * Puts an article of the logged-in user into their trash, from where it can be restored for 30 days
   */
  deleteRoute: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * The route that the editors chose for now, and routes of a season
   */
  readFrontPage: {
    input: {
      query?: {
        season?: 'spring' | 'summer' | 'autumn' | 'winter'
      }
    }
    answer: FrontPage
  }
  /**
   * The logged-in user’s own articles, last changed first unless asked otherwise
   */
  listOwnRoutes: {
    input: {
      query?: {
        page?: string
        status?: 'URL' | 'DRAFT' | 'PUBLIC' | 'PHOBIDDEN' | 'draft' | 'private' | 'linkShared' | 'public' | 'forbidden'
        q?: string
        sort?: 'updated_at' | 'created_at' | 'title'
      }
    }
    answer: {
      data: OwnRouteCard[]
      total: number
      per_page: number
      current_page: number
      counts: {
        draft: number
        private: number
        linkShared: number
        public: number
        forbidden: number
      }
      unlisted_count: number
    }
  }
  /**
   * One of the logged-in user’s own articles with what only its author may know
   */
  readOwnRoute: {
    input: {
      params: {
        id: string
      }
    }
    answer: OwnRoute
  }
  /**
   * One of the logged-in user’s own articles as one ZIP archive: what was written, its map as GPX, its
   * pictures
   */
  downloadRoute: {
    input: {
      params: {
        id: string
      }
    }
    answer: Response
  }
  /**
   * Makes a draft with the same map, text and tags
   */
  duplicateRoute: {
    input: {
      params: {
        id: string
      }
      body: {
        title: string
        translated_title?: string
      }
    }
    answer: RouteArticle
  }
  /**
   * Gives the article another sharing address; the former one leads nowhere from then on
   */
  rotateShareLink: {
    input: {
      params: {
        id: string
      }
    }
    answer: OwnRoute
  }
  /**
   * Asks moderators to show a hidden article again; does nothing to one that is not hidden
   */
  requestPublication: {
    input: {
      params: {
        id: string
      }
      body: {
        note?: string
      }
    }
    answer: OwnRoute
  }
  /**
   * Earlier states of an article, the newest first
   */
  listRevisions: {
    input: {
      params: {
        id: string
      }
    }
    answer: {
      data: RouteRevision[]
    }
  }
  /**
   * One earlier state of an article
   */
  readRevision: {
    input: {
      params: {
        id: string
        version: string
      }
    }
    answer: RouteRevisionContent
  }
  /**
   * Saves an earlier state as a new version; If-Match carries the version that is replaced, which is
   * kept
   */
  restoreRevision: {
    input: {
      params: {
        id: string
        version: string
      }
    }
    answer: RouteArticle
  }
  /**
   * The articles in the logged-in user’s trash, the last deleted first, or the one with this id
   */
  listTrash: {
    input: {
      query?: {
        page?: string
        id?: string
      }
    }
    answer: {
      data: TrashedRoute[]
      total: number
      per_page: number
      current_page: number
    }
  }
  /**
   * Takes an article out of the trash, as it was; does nothing to one that is not there (any more)
   */
  restoreTrashed: {
    input: {
      params: {
        id: string
      }
    }
    answer: RestoredRoute
  }
  /**
   * Deletes an article in the trash for good
   */
  deleteTrashed: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * Deletes all articles in the trash for good
   */
  emptyTrash: {
    input: {}
    answer: undefined
  }
  /**
   * The notifications of the logged-in user, page by page
   */
  listNotifications: {
    input: {
      query?: {
        before?: string
        category?: 'favorites' | 'comments' | 'follows' | 'routes' | 'operators'
      }
    }
    answer: NotificationList
  }
  /**
   * How many notifications the logged-in user has not read, up to 1,000
   */
  countNotifications: {
    input: {}
    answer: {
      count: number
    }
  }
  /**
   * The map of an article, one of its layers or objects as a GPX (alone or with its photos in a ZIP),
   * KML, KMZ or GeoJSON file, or its line as a FIT or TCX course
   */
  exportRoute: {
    input: {
      params: {
        id: string
      }
      query: {
        format: 'gpx' | 'gpxzip' | 'kml' | 'kmz' | 'geojson' | 'fit' | 'tcx'
        part?: string
        token?: string
        times?: 'estimate'
        start?: string
        hl?: 'ja' | 'en-us'
      }
    }
    answer: Response
  }
  /**
   * Sends a Nice Route for an article; again it changes nothing
   */
  favoriteRoute: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Takes a Nice Route for an article back; without one it changes nothing
   */
  unfavoriteRoute: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Who has sent a Nice Route for an article, page by page
   */
  listFavorites: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        before?: string
      }
    }
    answer: FavoriteList
  }
  /**
   * Sends a Nice Route for a journey; again it changes nothing
   */
  favoriteJourney: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Takes a Nice Route for a journey back; without one it changes nothing
   */
  unfavoriteJourney: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: FavoriteState
  }
  /**
   * Who has sent a Nice Route for a journey, page by page
   */
  listJourneyFavorites: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        before?: string
      }
    }
    answer: FavoriteList
  }
  /**
   * The comments on an article, page by page: newest first unless asked otherwise, those of one object,
   * or from one on
   */
  listComments: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        order?: 'newest' | 'oldest'
        after?: string
        comment?: string
        object?: string
      }
    }
    answer: CommentList
  }
  /**
   * The replies to a comment on an article, oldest first, page by page
   */
  listReplies: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
        after?: string
      }
    }
    answer: ReplyList
  }
  /**
   * Comments on an article or answers a comment there
   */
  createComment: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: NewComment
    }
    answer: Comment
  }
  /**
   * Changes the text of one’s own comment on an article, for a while after it was posted
   */
  editComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
      body: {
        text: string
      }
    }
    answer: Comment
  }
  /**
   * Deletes a comment on an article: one’s own, or any where one is the author
   */
  deleteComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
    }
    answer: undefined
  }
  /**
   * The comments on a journey, page by page: newest first unless asked otherwise, those of one object,
   * or from one on
   */
  listJourneyComments: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        order?: 'newest' | 'oldest'
        after?: string
        comment?: string
        object?: string
      }
    }
    answer: CommentList
  }
  /**
   * The replies to a comment on a journey, oldest first, page by page
   */
  listJourneyReplies: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
        after?: string
      }
    }
    answer: ReplyList
  }
  /**
   * Comments on a journey or answers a comment there
   */
  createJourneyComment: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: NewComment
    }
    answer: Comment
  }
  /**
   * Changes the text of one’s own comment on a journey, for a while after it was posted
   */
  editJourneyComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
      body: {
        text: string
      }
    }
    answer: Comment
  }
  /**
   * Deletes a comment on a journey: one’s own, or any where one is the author
   */
  deleteJourneyComment: {
    input: {
      params: {
        id: string
        commentId: string
      }
      query?: {
        token?: string
      }
    }
    answer: undefined
  }
  /**
   * Makes a draft of somebody else’s article that credits it; its pictures are copied
   */
  cloneRoute: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: CloneInput
    }
    answer: RouteArticle
  }
  /**
   * Addresses of the original’s pictures by those of their copies in a clone; none once the original is
   * not public
   */
  listCopiedPictures: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: {
      data: {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^.*$".
         */
        [k: string]: string
      }
    }
  }
  /**
   * Public clones of an article, page by page
   */
  listCopies: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        before?: string
      }
    }
    answer: CopyList
  }
  /**
   * Proposes changes of somebody else’s map and texts to its author
   */
  createProposal: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: {
        base_version: number
        /**
         * @maxItems 5000
         */
        changes: {
          [k: string]: unknown
        }[]
        /**
         * @maxItems 6
         */
        texts?: {
          language: Locale
          field: 'title' | 'summary' | 'body'
          before: {
            [k: string]: unknown
          }
          after: {
            [k: string]: unknown
          }
        }[]
        reason: string
      }
    }
    answer: EditProposal
  }
  /**
   * Proposals for an article: to its author all, to others their own
   */
  listProposals: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        before?: string
      }
    }
    answer: EditProposalList
  }
  /**
   * One proposal with its changes, for its two sides
   */
  readProposal: {
    input: {
      params: {
        id: string
        proposalId: string
      }
    }
    answer: EditProposalContent
  }
  /**
   * Takes one’s own proposal back; again it changes nothing
   */
  withdrawProposal: {
    input: {
      params: {
        id: string
        proposalId: string
      }
    }
    answer: EditProposal
  }
  /**
   * Takes changes of a proposal into the article, or declines it with none; If-Match carries the
   * article’s version
   */
  decideProposal: {
    input: {
      params: {
        id: string
        proposalId: string
      }
      body: {
        /**
         * @maxItems 3000
         */
        accept: string[]
        /**
         * @maxItems 3000
         */
        overrule?: string[]
        answer: string
      }
    }
    answer: EditProposal
  }
  /**
   * Stores one picture (field `file`), re-encoded, at most 1000 px wide and 4000 px high, without
   * metadata
   */
  uploadImage: {
    input: {
      body: FormData
    }
    answer: StoredFile
  }
  /**
   * Stores a picture of another site, which is asked for it once, as an upload of it would
   */
  takeOverImage: {
    input: {
      body: {
        address: string
      }
    }
    answer: StoredFile
  }
  /**
   * The logged-in user’s pictures, newest first
   */
  listFiles: {
    input: {
      query?: {
        page?: string
      }
    }
    answer: {
      data: ListedFile[]
      total: number
      per_page: number
      current_page: number
      total_bytes: number
    }
  }
  /**
   * Where one of the logged-in user’s pictures is shown
   */
  listFileUses: {
    input: {
      params: {
        id: string
      }
    }
    answer: FileUses
  }
  /**
   * Deletes one of the logged-in user’s pictures for good, wherever it is shown
   */
  deleteFile: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * Says that a hazard is still there or gone, or takes the word back; the last word of each counts
   */
  answerHazard: {
    input: {
      params: {
        id: string
        objectId: string
      }
      query?: {
        token?: string
      }
      body: {
        answer: HazardAnswer | null
      }
    }
    answer: HazardState
  }
  /**
   * Public journeys and collections, the last published first; all of them, or those with all words of
   * `q`
   */
  listJourneys: {
    input: {
      query?: {
        q?: string
        kind?: 'journey' | 'collection'
        before?: string
      }
    }
    answer: {
      data: JourneyCard[]
      next: string | null
    }
  }
  /**
   * One journey or collection; drafts and private ones answer 404 to others, link-shared ones need their
   * token
   */
  readJourney: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: Journey
  }
  /**
   * The ways of the stages of a journey, and the heights along them where they are known
   */
  readJourneyProfile: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: JourneyProfile
  }
  /**
   * The maps of a journey’s stages as one GPX file, or a ZIP archive of one for each day or, of a
   * collection, stage
   */
  exportJourney: {
    input: {
      params: {
        id: string
      }
      query?: {
        files?: 'one' | 'each'
        hl?: 'ja' | 'en-us'
        token?: string
      }
    }
    answer: Response
  }
  /**
   * The public journeys and collections of one person, the newest first
   */
  listUserJourneys: {
    input: {
      params: {
        id: string
      }
      query?: {
        before?: string
      }
    }
    answer: {
      data: JourneyCard[]
      next: string | null
    }
  }
  /**
   * The logged-in user’s own journeys and collections, the newest first, or those in the trash
   */
  listOwnJourneys: {
    input: {
      query?: {
        before?: string
        kind?: 'journey' | 'collection'
        trashed?: '1'
      }
    }
    answer: {
      data: OwnJourneyCard[]
      next: string | null
      total: number
    }
  }
  /**
   * Begins a journey or a collection, with entries if there are any yet
   */
  createJourney: {
    input: {
      body: NewJourney
    }
    answer: Journey
  }
  /**
   * Makes a draft with the entries that one sees of a journey, which it credits unless it is one’s own
   */
  cloneJourney: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: JourneyCloneInput
    }
    answer: Journey
  }
  /**
   * What its owner says of a journey, and who sees it; If-Match carries the version it was made from,
   * 412 answers with the newer one in `current`
   */
  updateJourney: {
    input: {
      params: {
        id: string
      }
      body: JourneyInput
    }
    answer: Journey
  }
  /**
   * Puts a journey into the trash, from where it can be restored for 30 days; its articles stay
   */
  deleteJourney: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * Takes a journey out of the trash, as it was; does nothing to one that is not there (any more)
   */
  restoreJourney: {
    input: {
      params: {
        id: string
      }
    }
    answer: Journey
  }
  /**
   * Adds entries at the end of their days, or of the journey; needs no version
   */
  addJourneyEntries: {
    input: {
      params: {
        id: string
      }
      body: {
        /**
         * @minItems 1
         * @maxItems 100
         */
        entries: NewJourneyEntry[]
      }
    }
    answer: Journey
  }
  /**
   * Another note, day or part for an entry, which moves to the end of another day; If-Match as for the
   * journey
   */
  updateJourneyEntry: {
    input: {
      params: {
        id: string
        entryId: string
      }
      body: JourneyEntryInput
    }
    answer: Journey
  }
  /**
   * Takes an entry out of a journey, not the article; does nothing where it is gone already
   */
  removeJourneyEntry: {
    input: {
      params: {
        id: string
        entryId: string
      }
    }
    answer: Journey
  }
  /**
   * Puts all entries into an order and into days; If-Match as for the journey
   */
  orderJourney: {
    input: {
      params: {
        id: string
      }
      body: JourneyOrder
    }
    answer: Journey
  }
  /**
   * The way along roads from origin through the waypoints to destination, for driving or walking, as one
   * of ten profiles
   */
  direction: {
    input: {
      query: DirectionQuery
    }
    answer: Direction
  }
  /**
   * Which options of directions mean something in the installed regions; none where that is unknown
   */
  directionOptions: {
    input: {}
    answer: DirectionOptions
  }
  /**
   * Up to three ways that end where they begin, of about so many kilometres or minutes
   */
  loops: {
    input: {
      query: LoopsQuery
    }
    answer: Loops
  }
  /**
   * How far one comes along roads from a place, in minutes or in kilometres, as one of ten profiles
   */
  reach: {
    input: {
      query: ReachQuery
    }
    answer: Reach
  }
  /**
   * Elevations along a line, from the elevation models that this installation reads
   */
  elevations: {
    input: {
      body: ElevationQuestion
    }
    answer: Elevations
  }
  /**
   * What lies along a line, such as water and toilets, from the installed regions
   */
  along: {
    input: {
      body: AlongQuestion
    }
    answer: Along
  }
  /**
   * What is under the feet along a line, from the installed regions
   */
  ground: {
    input: {
      body: {
        path: string
        matching?: 'edges' | 'map'
      }
    }
    answer: GroundOfLine
  }
  /**
   * Places by name, the best match first; `view` (west,south,east,north) puts what is near first
   */
  searchPlaces: {
    input: {
      query: {
        q: string
        hl?: 'ja' | 'en-us'
        view?: string
      }
    }
    answer: PlaceList
  }
  /**
   * What is known of places by their ids; unknown ones are left out, NOT_FOUND when all are
   */
  describePlaces: {
    input: {
      query?: {
        hl?: 'ja' | 'en-us'
      }
      body: {
        /**
         * @minItems 1
         * @maxItems 20
         */
        placeIds: string[]
      }
    }
    answer: PlaceList
  }
  /**
   * The towns of up to 20 positions, one label for each, null where there is none
   */
  labelPositions: {
    input: {
      body: {
        /**
         * @minItems 1
         * @maxItems 20
         */
        positions: {
          lat: number
          lng: number
        }[]
      }
    }
    answer: {
      data: PlaceLabel[]
    }
  }
  /**
   * Public articles as a map shows them, with the marks of all that were found
   */
  searchMap: {
    input: {
      query?: {
        page?: string
        sort?:
          | 'relevance'
          | 'created_at'
          | 'favorite_count'
          | 'copy_count'
          | 'course_minutes'
          | 'climb_m'
          | 'course_constant'
        tag?: string
        q?: string
        box?: string
        min_km?: string
        max_km?: string
        min_minutes?: string
        max_minutes?: string
        min_climb_m?: string
        max_climb_m?: string
        level?: 'easy' | 'moderate' | 'hard'
        loop?: '1' | '0'
        profile?:
          | 'hike'
          | 'walk'
          | 'stepFree'
          | 'cityBike'
          | 'roadBike'
          | 'gravelBike'
          | 'mountainBike'
          | 'eBike'
          | 'motorcycle'
          | 'car'
        stairs?: 'none'
        season?: 'spring' | 'summer' | 'autumn' | 'winter'
        photos?: '1'
        lang?: 'ja' | 'en-us'
        near?: string
      }
    }
    answer: MapRouteList
  }
  /**
   * One public article as a map shows it
   */
  readMapRoute: {
    input: {
      params: {
        id: string
      }
    }
    answer: MapRouteCard
  }
  /**
   * Articles, places, people and tags that a few letters may mean, some of each
   */
  suggest: {
    input: {
      query: {
        q: string
        hl?: 'ja' | 'en-us'
      }
    }
    answer: Suggestions
  }
  /**
   * The logged-in user’s categories, with how much each holds
   */
  listStockCategories: {
    input: {}
    answer: StockCategoryList
  }
  /**
   * Adds a category and answers all of them
   */
  createStockCategory: {
    input: {
      body: {
        name: string
      }
    }
    answer: StockCategoryList
  }
  /**
   * Puts categories into another order; those that are not named follow
   */
  orderStockCategories: {
    input: {
      body: {
        /**
         * @maxItems 5
         */
        ids: number[]
      }
    }
    answer: StockCategoryList
  }
  /**
   * Gives a category another name
   */
  renameStockCategory: {
    input: {
      params: {
        id: string
      }
      body: {
        name: string
      }
    }
    answer: StockCategoryList
  }
  /**
   * Deletes a category; what it held is kept without one
   */
  deleteStockCategory: {
    input: {
      params: {
        id: string
      }
    }
    answer: StockCategoryList
  }
  /**
   * Makes a private collection of the public articles of a category, in its order; later changes of
   * either change nothing of the other
   */
  collectStockCategory: {
    input: {
      params: {
        id: string
      }
    }
    answer: CollectedStock
  }
  /**
   * Keeps an article in the given category, null for none; without a body it keeps it or, once kept,
   * lets it go
   */
  stockRoute: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: {
        stockcategory_id?: number | null
      } | null
    }
    answer: StockState
  }
  /**
   * Puts a kept article into another category, null for none
   */
  moveStock: {
    input: {
      params: {
        id: string
      }
      body: {
        stockcategory_id: number | null
      }
    }
    answer: StockState
  }
  /**
   * Lets an article go; one that is not kept changes nothing, whether or not it is there
   */
  unstockRoute: {
    input: {
      params: {
        id: string
      }
    }
    answer: StockState
  }
  /**
   * What the logged-in user keeps, page by page
   */
  listStock: {
    input: {
      query?: {
        category?: string | 'none'
        q?: string
        before?: string
      }
    }
    answer: StockList
  }
  /**
   * One entry of what the logged-in user keeps
   */
  readStock: {
    input: {
      params: {
        id: string
      }
    }
    answer: StockEntry
  }
  /**
   * Lets an entry go, also one whose article is not to be seen any more
   */
  removeStock: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * Everything the logged-in user keeps as marks and lines of one map
   */
  readStockMap: {
    input: {
      query?: {
        category?: string | 'none'
        q?: string
      }
    }
    answer: StockMap
  }
  /**
   * The maps of everything the logged-in user keeps as one file
   */
  exportStock: {
    input: {
      query: {
        category?: string | 'none'
        q?: string
        format: 'gpx' | 'geojson'
        hl?: 'ja' | 'en-us'
      }
    }
    answer: Response
  }
  /**
   * Begins an import of days; one whose days had not all come is given up for it
   */
  createTimelineImport: {
    input: {
      body: TimelineImportInput
    }
    answer: TimelineImport
  }
  /**
   * Days of an import, up to 4 MiB at once; a day that is sent again takes the place of the former
   */
  sendTimelineDays: {
    input: {
      params: {
        id: string
      }
      body: {
        /**
         * @minItems 1
         * @maxItems 100
         */
        days: TimelineDay[]
      }
    }
    answer: {
      received: number
    }
  }
  /**
   * Queues an import all of whose days have come; does nothing more to one that was started
   */
  startTimelineImport: {
    input: {
      params: {
        id: string
      }
    }
    answer: TimelineImport
  }
  /**
   * The import in progress, and those before it page by page
   */
  listTimelineImports: {
    input: {
      query?: {
        before?: string
      }
    }
    answer: TimelineImportList
  }
  /**
   * How an import is getting on
   */
  readTimelineImport: {
    input: {
      params: {
        id: string
      }
    }
    answer: TimelineImport
  }
  /**
   * Ends an import: days that are not stored by then never are, and are forgotten
   */
  cancelTimelineImport: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * From when until when the logged-in user’s timeline is stored
   */
  readTimelineSummary: {
    input: {}
    answer: TimelineSummary
  }
  /**
   * Stored days with figures for a calendar, up to 400 days of it, both ends included
   */
  listTimelineDays: {
    input: {
      query: {
        from: string
        to: string
      }
    }
    answer: {
      data: TimelineDayFigures[]
    }
  }
  /**
   * One stored day, with the nearest days before and after it
   */
  readTimelineDay: {
    input: {
      params: {
        date: string
      }
    }
    answer: StoredTimelineDay
  }
  /**
   * Makes a draft of a stored day: visits become spots, ways become recorded lines
   */
  copyTimelineDay: {
    input: {
      params: {
        date: string
      }
    }
    answer: {
      id: number
    }
  }
  /**
   * Deletes one stored day for good; drafts that were made of it stay
   */
  deleteTimelineDay: {
    input: {
      params: {
        date: string
      }
    }
    answer: undefined
  }
  /**
   * A recorded or drawn line as it would be on the ways that it follows, and where that changes it
   */
  snap: {
    input: {
      body: {
        path: string
      }
    }
    answer: {
      region: {
        version: string
        dataDate: string | null
        isInvented: boolean
      } | null
      lengthMeters: number
      proposedMeters: number
      path: string
      alongMeters: number[]
      stretches: {
        kind: 'kept' | 'same' | 'moved'
        toMeters: number
        toProposedMeters: number
        movedMeters: number
      }[]
    }
  }
  /**
   * Where a line turns, in words, from the ways of the installed regions
   */
  turns: {
    input: {
      body: {
        path: string
        matching?: 'edges' | 'map'
        profile?:
          | 'hike'
          | 'walk'
          | 'stepFree'
          | 'cityBike'
          | 'roadBike'
          | 'gravelBike'
          | 'mountainBike'
          | 'eBike'
          | 'motorcycle'
          | 'car'
        language: Locale
      }
    }
    answer: {
      region: {
        version: string
        dataDate: string | null
        isInvented: boolean
      } | null
      lengthMeters: number
      turns: {
        kind:
          | 'start'
          | 'straight'
          | 'slightRight'
          | 'right'
          | 'sharpRight'
          | 'uTurn'
          | 'sharpLeft'
          | 'left'
          | 'slightLeft'
          | 'roundabout'
          | 'ferry'
          | 'elevator'
          | 'stairs'
          | 'end'
        text: string
        atMeters: number
        lat: number
        lng: number
      }[]
      unknown: {
        fromMeters: number
        toMeters: number
      }[]
    }
  }
  /**
   * People who have published, by the beginning of a word of their names; `is_capped` when there are
   * more than `total`
   */
  listUsers: {
    input: {
      query?: {
        page?: string
        sort?: 'created_at' | 'route_count' | 'favorite' | 'copy'
        q?: string
      }
    }
    answer: {
      data: ListedUser[]
      total: number
      per_page: number
      current_page: number
      is_capped: boolean
    }
  }
  /**
   * One person as others see them
   */
  readUser: {
    input: {
      params: {
        id: string
      }
    }
    answer: UserProfile
  }
  /**
   * What the logged-in user has made so far
   */
  readOwnFigures: {
    input: {}
    answer: OwnFigures
  }
  /**
   * The picture of the lines that one person has published, drawn on one map
   */
  readUserMap: {
    input: {
      params: {
        id: string
      }
    }
    answer: {
      picture_path: string | null
    }
  }
  /**
   * What one person has published, newest, most liked or most copied first
   */
  listUserRoutes: {
    input: {
      params: {
        id: string
      }
      query?: {
        page?: string
        sort?: 'created_at' | 'favorite_count' | 'copy_count'
      }
    }
    answer: {
      data: RouteCard[]
      total: number
      per_page: number
      current_page: number
    }
  }
  /**
   * Follows somebody; again it changes nothing
   */
  followUser: {
    input: {
      params: {
        id: string
      }
    }
    answer: FollowState
  }
  /**
   * Follows somebody no longer; without having followed them it changes nothing
   */
  unfollowUser: {
    input: {
      params: {
        id: string
      }
    }
    answer: FollowState
  }
  /**
   * Whom one person follows, page by page
   */
  listFollowing: {
    input: {
      params: {
        id: string
      }
      query?: {
        before?: string
      }
    }
    answer: PeoplePage
  }
  /**
   * Who follows one person, page by page
   */
  listFollowers: {
    input: {
      params: {
        id: string
      }
      query?: {
        before?: string
      }
    }
    answer: PeoplePage
  }
  /**
   * Whom the logged-in user follows or who follows them, by a part of their names, page by page
   */
  listOwnFollows: {
    input: {
      query: {
        side: 'following' | 'followers'
        q?: string
        before?: string
      }
    }
    answer: PeoplePage
  }
  /**
   * A few people whose routes the logged-in user may like
   */
  suggestPeople: {
    input: {}
    answer: {
      data: FollowedPerson[]
    }
  }
  /**
   * What the people whom the logged-in user follows have published, page by page
   */
  listFeed: {
    input: {
      query?: {
        before?: string
      }
    }
    answer: FeedPage
  }
  /**
   * Walks on an article that the viewer may see, the newest walk first, with what they say together
   */
  listWalkLogs: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        before?: string
      }
    }
    answer: WalkLogList
  }
  /**
   * What walks that the viewer may see say of the stages of a journey
   */
  listStageWalks: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
    }
    answer: StageWalks
  }
  /**
   * Walks on the stages of a journey that the viewer may see, each once, the newest walk first
   */
  listJourneyWalks: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
        before?: string
      }
    }
    answer: JourneyWalkList
  }
  /**
   * Says that the user walked an article
   */
  createWalkLog: {
    input: {
      params: {
        id: string
      }
      query?: {
        token?: string
      }
      body: WalkLogInput
    }
    answer: WalkLog
  }
  /**
   * Changes one of the user’s own walks
   */
  editWalkLog: {
    input: {
      params: {
        id: string
      }
      body: WalkLogInput
    }
    answer: WalkLog
  }
  /**
   * Deletes one of the user’s own walks, which can be restored for a day
   */
  deleteWalkLog: {
    input: {
      params: {
        id: string
      }
    }
    answer: undefined
  }
  /**
   * Takes back the deletion of a walk; does nothing to one that is there. After a block it is private,
   * without what was deleted since
   */
  restoreWalkLog: {
    input: {
      params: {
        id: string
      }
    }
    answer: WalkLog
  }
  /**
   * The user’s own walks, the newest walk first
   */
  listOwnWalkLogs: {
    input: {
      query?: {
        before?: string
      }
    }
    answer: OwnWalkLogList
  }
  /**
   * The years in which the user did something, the newest first
   */
  listOwnYears: {
    input: {}
    answer: YearList
  }
  /**
   * Shows the public part of the user’s years to everybody, or hides it
   */
  showYears: {
    input: {
      body: {
        is_public: boolean
      }
    }
    answer: undefined
  }
  /**
   * What the user did in one year, or in all
   */
  readOwnYear: {
    input: {
      params: {
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        before?: string
      }
    }
    answer: YearReport
  }
  /**
   * The lines of what the user did, as a map of a zoom shows them
   */
  readOwnTracks: {
    input: {
      params: {
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        zoom?: string
        bbox?: string
      }
    }
    answer: YearTracks
  }
  /**
   * The years in which somebody did something that is public, the newest first
   */
  listYears: {
    input: {
      params: {
        id: string
      }
    }
    answer: YearList
  }
  /**
   * What somebody did in one year, or in all, as far as it is public
   */
  readYear: {
    input: {
      params: {
        id: string
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        before?: string
      }
    }
    answer: YearReport
  }
  /**
   * The lines of what somebody did, as far as they are public
   */
  readTracks: {
    input: {
      params: {
        id: string
        year: string
      }
      query?: {
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
        zoom?: string
        bbox?: string
      }
    }
    answer: YearTracks
  }
  /**
   * All recordings of the user as one GPX or GeoJSON file
   */
  exportYears: {
    input: {
      params: {
        year: string
      }
      query: {
        format: 'gpx' | 'geojson'
        sport?: 'hike' | 'walk' | 'cycling' | 'driving'
      }
    }
    answer: Response
  }
}
export interface SelfUser {
  id: number
  email: string
  email_verified_at: string | null
  name: string
  nickname: string
  locale: Locale
  units: LengthUnits
  language: Locale
  time_zone: string
  avatar: string | null
  place: string
  profile: string
  site: string
  twitter: string
  instagram: string
  facebook: string
  notify_count: number
  tutorial: TutorialRecord
  has_password: boolean
  is_moderator: boolean
  suspension: {
    until: string
    reason: string
  } | null
}
export interface TutorialRecord {
  /**
   * This interface was referenced by `TutorialRecord`'s JSON-Schema definition
   * via the `patternProperty` "^.*$".
   */
  [k: string]: string
}
export interface BlogCard {
  id: number
  title: string
  summary: string
  language: Locale
  tags: string[]
  picture: string | null
  published_at: string
}
export interface BlogPost {
  id: number
  title: string
  summary: string
  language: Locale
  tags: string[]
  picture: string | null
  published_at: string
  html: string
  languages: Locale[]
  newer: {
    id: number
    title: string
  } | null
  older: {
    id: number
    title: string
  } | null
}
export interface RouteCard {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: {
    name: string
  }[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
}
export interface CourseTime {
  minutes: number
  model: 'hikeJapan' | 'hikeDin33466' | 'townWalk' | 'ride'
  version: number
  by_ground: boolean
  constant: number | null
}
export interface PublicUser {
  id: number
  name: string
  nickname: string
  avatar: string | null
}
export interface RouteArticle {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
    context: unknown
    body_html: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: {
    name: string
  }[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
  layer: unknown[]
  context: unknown
  body_html: string
  is_draft: boolean
  private_mode: ('url' | 'private') | null
  phobidden: boolean
  status: ArticleStatus
  version: number
  shows_health: boolean
  full_share_url: string | null
  viewer_can: {
    edit: boolean
    interact: boolean
  }
  source: 'strava' | null
  hazards: HazardState[]
  is_favorite: boolean
  cloned_from: {
    id: number | null
    title: string
    user: PublicUser | null
  } | null
  contributors: PublicUser[]
}
export interface HazardState {
  object_id: string
  seen_on: string | null
  last_seen_on: string
  is_stale: boolean
  present_count: number
  gone_count: number
  answer: HazardAnswer | null
}
export interface NewRouteArticleInput {
  title: string
  summary: string
  language?: 'ja' | 'en-us'
  translation?: ArticleTranslationInput | null
  /**
   * @maxItems 10
   */
  layer: {
    [k: string]: unknown
  }[]
  context: {
    [k: string]: unknown
  }
  /**
   * @maxItems 10
   */
  tag: {
    name: string
  }[]
  is_draft: boolean
  private_mode: ('url' | 'private') | null
  thumbnail_path: string | null
  origin?: {
    issuer: string
    source: 'strava' | null
    signature: string
  }
}
export interface ArticleTranslationInput {
  title: string
  summary: string
  context: {
    [k: string]: unknown
  }
}
export interface RouteArticleInput {
  title: string
  summary: string
  language?: 'ja' | 'en-us'
  translation?: ArticleTranslationInput | null
  /**
   * @maxItems 10
   */
  layer: {
    [k: string]: unknown
  }[]
  context: {
    [k: string]: unknown
  }
  /**
   * @maxItems 10
   */
  tag: {
    name: string
  }[]
  is_draft: boolean
  private_mode: ('url' | 'private') | null
  thumbnail_path: string | null
}
export interface FrontPage {
  featured: {
    route: RouteCard
    words_ja: string
    words_en: string
  } | null
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  seasonal: RouteCard[]
}
export interface OwnRouteCard {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: {
    name: string
  }[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  status: ArticleStatus
  private_mode: ('url' | 'private') | null
  version: number
  source: 'strava' | null
}
export interface OwnRoute {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: {
    name: string
  }[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  status: ArticleStatus
  private_mode: ('url' | 'private') | null
  version: number
  source: 'strava' | null
  full_share_url: string | null
  forbidding: Forbidding | null
  open_proposals: number
}
export interface Forbidding {
  reason: string
  version: number | null
  points_at:
    | (
        | {
            object: string
            label: string
          }
        | {
            block: number
            label: string
          }
      )
    | null
  once_allowed: {
    status: ArticleStatus
    private_mode: ('url' | 'private') | null
  }
  requested_at: string | null
  request_note: string
  appealed_at: string | null
  appeal_note: string
  appeal_decided_at: string | null
  appeal_answer: string | null
  declined_at: string | null
  decline_reason: string | null
  decline_points_at:
    | (
        | {
            object: string
            label: string
          }
        | {
            block: number
            label: string
          }
      )
    | null
}
export interface RouteRevision {
  version: number
  title: string
  created_at: string
}
export interface RouteRevisionContent {
  version: number
  title: string
  created_at: string
  summary: string
  language: Locale
  translation: ArticleTranslationInput | null
  layer: unknown[]
  context: unknown
}
export interface TrashedRoute {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: {
    name: string
  }[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  status: ArticleStatus
  private_mode: ('url' | 'private') | null
  version: number
  source: 'strava' | null
  trashed_at: string
  days_left: number
}
export interface RestoredRoute {
  route: OwnRouteCard
  draft_because: ('article.limit_reached' | 'account.suspended' | 'article.source_private') | null
}
export interface NotificationList {
  data: Notification[]
  time_zone: string
  next: string | null
}
export interface Notification {
  id: number
  type:
    | 'follow'
    | 'favorite'
    | 'comment'
    | 'reply'
    | 'mention'
    | 'clone'
    | 'proposal'
    | 'proposal_answer'
    | 'hazard'
    | 'walk'
    | 'journey'
    | 'moderation'
    | 'system'
  people: number
  actor: PublicUser | null
  article_title: string | null
  comment_text: string | null
  details: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: string | number
  }
  path: string | null
  created_at: string
  is_unread: boolean
}
export interface FavoriteState {
  is_favorite: boolean
  favorite_count: number
}
export interface FavoriteList {
  data: {
    user: PublicUser
    created_at: string
  }[]
  total: number
  next: string | null
}
export interface CommentList {
  data: CommentThread[]
  total: number
  next: string | null
  is_start: boolean
  is_open: boolean
  viewer_can: {
    comment: boolean
  }
  mentions: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: number
  }
  objects: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: number
  }
}
export interface CommentThread {
  id: number
  state: 'shown' | 'pending' | 'deleted' | 'prohibited'
  deleted: boolean
  prohibited: boolean
  user: PublicUser | null
  text: string | null
  prohibition_reason: string | null
  object_id: string | null
  created_at: string
  edited_at: string | null
  reply_to: {
    id: number
    user: PublicUser | null
  } | null
  viewer_can: {
    edit: boolean
    delete: boolean
    reply: boolean
  }
  replies: Comment[]
  next_reply: string | null
  has_earlier_replies: boolean
}
export interface Comment {
  id: number
  state: 'shown' | 'pending' | 'deleted' | 'prohibited'
  deleted: boolean
  prohibited: boolean
  user: PublicUser | null
  text: string | null
  prohibition_reason: string | null
  object_id: string | null
  created_at: string
  edited_at: string | null
  reply_to: {
    id: number
    user: PublicUser | null
  } | null
  viewer_can: {
    edit: boolean
    delete: boolean
    reply: boolean
  }
}
export interface ReplyList {
  data: Comment[]
  next: string | null
  mentions: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^.*$".
     */
    [k: string]: number
  }
}
export interface NewComment {
  text: string
  reply_to?: number
  object_id?: string
}
export interface CloneInput {
  title: string
  title_language?: 'ja' | 'en-us'
  translated_title?: string
  /**
   * @maxItems 10
   */
  layer_ids: string[]
  with_text: boolean
}
export interface CopyList {
  data: RouteCard[]
  total: number
  next: string | null
}
export interface EditProposal {
  id: number
  user: PublicUser | null
  base_version: number
  reason: string
  status: 'open' | 'accepted' | 'partly_accepted' | 'declined' | 'withdrawn'
  answer: string
  accepted: string[]
  created_at: string
  decided_at: string | null
}
export interface EditProposalList {
  data: EditProposal[]
  next: string | null
}
export interface EditProposalContent {
  id: number
  user: PublicUser | null
  base_version: number
  reason: string
  status: 'open' | 'accepted' | 'partly_accepted' | 'declined' | 'withdrawn'
  answer: string
  accepted: string[]
  created_at: string
  decided_at: string | null
  changes: unknown[]
  texts: {
    language: Locale
    field: 'title' | 'summary' | 'body'
    before: {
      [k: string]: unknown
    }
    after: {
      [k: string]: unknown
    }
  }[]
}
export interface StoredFile {
  id: number
  file_name: string
  name: string
  extension: string
  url: string
  width: number
  height: number
}
export interface ListedFile {
  id: number
  file_name: string
  name: string
  extension: string
  url: string
  width: number
  height: number
  bytes: number
  created_at: string
}
export interface FileUses {
  is_avatar: boolean
  walk_count: number
  routes: {
    id: number
    title: string
    in_trash: boolean
  }[]
  journeys: {
    id: number
    title: string
    in_trash: boolean
  }[]
}
export interface JourneyCard {
  id: number
  kind: JourneyKind
  title: string
  summary: string
  language: Locale
  cover_path: string | null
  starts_on: string | null
  ends_on: string | null
  is_travelling: boolean
  sums: {
    stages: number
    distance_km: number
    climb_m: number
    minutes: number
    unknown_climbs: number
    unknown_times: number
  }
  day_count: number
  preview_path: string | null
  user: PublicUser
  favorite_count: number
  comment_count: number
  created_at: string
  published_at: string
  updated_at: string
  thumbnail_path: string | null
}
export interface Journey {
  id: number
  kind: JourneyKind
  title: string
  summary: string
  language: Locale
  cover_path: string | null
  starts_on: string | null
  ends_on: string | null
  is_travelling: boolean
  sums: {
    stages: number
    distance_km: number
    climb_m: number
    minutes: number
    unknown_climbs: number
    unknown_times: number
  }
  day_count: number
  preview_path: string | null
  user: PublicUser
  favorite_count: number
  comment_count: number
  created_at: string
  published_at: string
  updated_at: string
  state: JourneyState
  is_forbidden: boolean
  version: number
  days: {
    day: number
    date: string | null
    sums: {
      stages: number
      distance_km: number
      climb_m: number
      minutes: number
      unknown_climbs: number
      unknown_times: number
    }
  }[]
  entries: JourneyEntry[]
  full_share_url: string | null
  viewer_can: {
    edit: boolean
    interact: boolean
  }
  is_favorite: boolean
  cloned_from: {
    id: number
    title: string
    user: PublicUser
  } | null
}
export interface JourneyEntry {
  id: number
  kind: 'stage' | 'rest'
  day: number | null
  note: string
  part: {
    object_id: string
    from_m: number
    to_m: number
  } | null
  article: RouteCard | null
  measures: StageMeasures | null
  shown_to: 'everyone' | 'owner' | 'nobody'
}
export interface StageMeasures {
  distance_km: number | null
  climb_m: number | null
  minutes: number | null
  outline: string | null
}
export interface JourneyProfile {
  data: {
    entry_id: number
    path: string | null
    points: number[][]
  }[]
}
export interface OwnJourneyCard {
  id: number
  kind: JourneyKind
  title: string
  summary: string
  language: Locale
  cover_path: string | null
  starts_on: string | null
  ends_on: string | null
  is_travelling: boolean
  sums: {
    stages: number
    distance_km: number
    climb_m: number
    minutes: number
    unknown_climbs: number
    unknown_times: number
  }
  day_count: number
  preview_path: string | null
  user: PublicUser
  favorite_count: number
  comment_count: number
  created_at: string
  published_at: string
  updated_at: string
  thumbnail_path: string | null
  state: JourneyState
  is_forbidden: boolean
  version: number
  entry_count: number
  trashed_at: string | null
}
export interface NewJourney {
  kind: JourneyKind
  title: string
  summary?: string
  starts_on?: string | null
  state?: 'draft' | 'private' | 'linkShared' | 'public'
  /**
   * @maxItems 100
   */
  entries?: NewJourneyEntry[]
}
export interface JourneyCloneInput {
  title: string
  starts_on: string | null
}
export interface JourneyInput {
  kind: JourneyKind
  title: string
  summary: string
  cover_path: string | null
  starts_on: string | null
  is_travelling: boolean
  state: JourneyState
}
export interface JourneyEntryInput {
  day?: number
  note: string
  part: {
    object_id: string
    from_m: number
    to_m: number
  } | null
}
export interface JourneyOrder {
  /**
   * @maxItems 100
   */
  entries: {
    id: number
    day?: number
  }[]
}
export interface DirectionQuery {
  origin: string
  destination: string
  mode: TravelMode
  waypoint?: string
  profile?:
    | 'hike'
    | 'walk'
    | 'stepFree'
    | 'cityBike'
    | 'roadBike'
    | 'gravelBike'
    | 'mountainBike'
    | 'eBike'
    | 'motorcycle'
    | 'car'
  avoid?: string
  hills?: 'avoid' | 'seek'
  hardestPath?: string
  noGo?: string
  alternatives?: string
}
export interface Direction {
  points: string
  start: {
    lat: number
    lng: number
  }
  end: {
    lat: number
    lng: number
  }
  distanceKm: number
  durationSeconds: number
  waypoints: string | null
  mode: TravelMode
  profile?:
    | 'hike'
    | 'walk'
    | 'stepFree'
    | 'cityBike'
    | 'roadBike'
    | 'gravelBike'
    | 'mountainBike'
    | 'eBike'
    | 'motorcycle'
    | 'car'
  alternatives?: {
    points: string
    start: {
      lat: number
      lng: number
    }
    end: {
      lat: number
      lng: number
    }
    distanceKm: number
    durationSeconds: number
  }[]
}
export interface DirectionOptions {
  hasHikingGrades: boolean
  hasFerries: boolean
  hasElevations?: boolean
}
export interface LoopsQuery {
  origin: string
  mode: TravelMode
  profile?:
    | 'hike'
    | 'walk'
    | 'stepFree'
    | 'cityBike'
    | 'roadBike'
    | 'gravelBike'
    | 'mountainBike'
    | 'eBike'
    | 'motorcycle'
    | 'car'
  avoid?: string
  hills?: 'avoid' | 'seek'
  hardestPath?: string
  noGo?: string
  minutes?: string
  kilometers?: string
}
export interface Loops {
  loops: {
    points: string
    waypoints: string
    distanceKm: number
    durationSeconds: number
    repeatedKm: number
  }[]
  mode: TravelMode
  profile?:
    | 'hike'
    | 'walk'
    | 'stepFree'
    | 'cityBike'
    | 'roadBike'
    | 'gravelBike'
    | 'mountainBike'
    | 'eBike'
    | 'motorcycle'
    | 'car'
}
export interface ReachQuery {
  origin: string
  mode: TravelMode
  profile?:
    | 'hike'
    | 'walk'
    | 'stepFree'
    | 'cityBike'
    | 'roadBike'
    | 'gravelBike'
    | 'mountainBike'
    | 'eBike'
    | 'motorcycle'
    | 'car'
  avoid?: string
  hills?: 'avoid' | 'seek'
  hardestPath?: string
  noGo?: string
  minutes?: string
  kilometers?: string
}
export interface Reach {
  areas: {
    outer: string
    holes: string[]
  }[]
  mode: TravelMode
  profile?:
    | 'hike'
    | 'walk'
    | 'stepFree'
    | 'cityBike'
    | 'roadBike'
    | 'gravelBike'
    | 'mountainBike'
    | 'eBike'
    | 'motorcycle'
    | 'car'
}
export interface ElevationQuestion {
  path: string
  samples?: number
}
export interface Elevations {
  path: string
  elevationsMeters: (number | null)[]
  sources: {
    name: string
    attribution: string
    url: string | null
  }[]
}
export interface AlongQuestion {
  path: string
  withinMeters?: number
  /**
   * @minItems 1
   * @maxItems 10
   */
  kinds?: ('water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed')[]
}
export interface Along {
  region: {
    version: string
    dataDate: string
    dateSource: 'extract' | 'file'
    isInvented: boolean
  } | null
  coverage: 'all' | 'part' | 'none'
  places: {
    id: string
    kind: 'water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed'
    name: {
      ja: string
      en: string
    } | null
    lat: number
    lng: number
    detourMeters: number
    alongMeters: number
    tags: {
      opening_hours?: string
      seasonal?: string
      fee?: string
      wheelchair?: string
      access?: string
    }
  }[]
  hasMore: boolean
  start: {
    id: string
    kind: 'water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed'
    name: {
      ja: string
      en: string
    } | null
    lat: number
    lng: number
    detourMeters: number
  } | null
  end: {
    id: string
    kind: 'water' | 'toilets' | 'shelter' | 'hut' | 'food' | 'shop' | 'station' | 'stop' | 'hospital' | 'aed'
    name: {
      ja: string
      en: string
    } | null
    lat: number
    lng: number
    detourMeters: number
  } | null
}
export interface GroundOfLine {
  region: {
    version: string
    dataDate: string | null
    isInvented: boolean
  } | null
  lengthMeters: number
  hasSurfaces: boolean
  stretches: {
    toMeters: number
    surface: ('paved' | 'stones' | 'boards' | 'gravel' | 'ground') | null
    kind: ('mainRoad' | 'street' | 'cycleway' | 'footway' | 'track' | 'path' | 'steps' | 'ferry' | 'other') | null
    hikingGrade: number | null
  }[]
  obstacles: {
    kind: 'steps' | 'kerb' | 'stile' | 'kissingGate' | 'turnstile' | 'cycleBarrier'
    atMeters: number
    lengthMeters: number
    stepCount: number | null
    hasHandrail: boolean | null
    hasRamp: boolean | null
  }[]
}
export interface PlaceList {
  data: Place[]
  attribution: string
}
export interface Place {
  place_id: string
  kind: 'country' | 'region' | 'district' | 'place' | 'station' | 'peak' | 'street'
  name: string
  address: string
  lat: number
  lng: number
}
export interface MapRouteList {
  data: MapRouteCard[]
  total: number
  per_page: number
  current_page: number
  is_capped: boolean
  marks: {
    id: number
    lat: number
    lng: number
  }[]
}
export interface MapRouteCard {
  id: number
  language: Locale
  title: string
  summary: string
  translation: {
    title: string
    summary: string
  } | null
  distance_km: number | null
  climb_m: number | null
  course_time: CourseTime | null
  is_loop: boolean | null
  profile: TravelProfile | null
  outline: string | null
  place_ja: string | null
  place_en: string | null
  thumbnail_path: string | null
  preview_path: string
  min_lat: number | null
  max_lat: number | null
  min_lng: number | null
  max_lng: number | null
  favorite_count: number
  copy_count: number
  comment_count: number
  tag: {
    name: string
  }[]
  user: PublicUser
  created_at: string
  published_at: string
  updated_at: string
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
  lat: number
  lng: number
}
export interface Suggestions {
  routes: {
    id: number
    language: Locale
    title: string
    translation: {
      title: string
    } | null
    place_ja: string | null
    place_en: string | null
  }[]
  places: Place[]
  users: PublicUser[]
  tags: {
    name: string
    uses: number
  }[]
}
export interface StockCategoryList {
  data: {
    id: number
    name: string
    count: number
  }[]
  total: number
  uncategorized_count: number
}
export interface CollectedStock {
  journey_id: number
  hidden_count: number
  beyond_limit_count: number
}
export interface StockState {
  stock: {
    stockcategory_id: number | null
  }[]
  onStocked: boolean
}
export interface StockList {
  data: StockEntry[]
  total: number
  next: string | null
}
export interface StockEntry {
  id: number
  stockcategory_id: number | null
  created_at: string
  route: RouteCard | null
  token: string | null
}
export interface StockMap {
  data: StockMark[]
  is_capped: boolean
}
export interface StockMark {
  id: number
  lat: number
  lng: number
  stock_id: number
  outline: string | null
  language: Locale
  title: string
  translation: {
    title: string
  } | null
}
export interface TimelineImportInput {
  /**
   * @minItems 1
   * @maxItems 10
   */
  file_names: string[]
  total_days: number
  oldest: string
  newest: string
  replace?: boolean
}
export interface TimelineImport {
  id: number
  state: 'before_upload' | 'ready' | 'running' | 'done' | 'failed' | 'cancelled'
  result: ('success' | 'partial_success' | 'failure') | null
  file_names: string[]
  replace: boolean
  oldest: string
  newest: string
  total: number
  received: number
  success: number
  failed: number
  failures: {
    date: string
    problem: 'invalid' | 'quota'
  }[]
  created_at: string
  started_at: string | null
  ended_at: string | null
}
export interface TimelineDay {
  date: string
  time_zone: string
  /**
   * @maxItems 1000
   */
  segments: (
    | {
        kind: 'move'
        type:
          | 'BOATING'
          | 'CATCHING_POKEMON'
          | 'CYCLING'
          | 'FLYING'
          | 'HIKING'
          | 'HORSEBACK_RIDING'
          | 'IN_BUS'
          | 'IN_CABLECAR'
          | 'IN_FERRY'
          | 'IN_FUNICULAR'
          | 'IN_GONDOLA_LIFT'
          | 'IN_PASSENGER_VEHICLE'
          | 'IN_SUBWAY'
          | 'IN_TAXI'
          | 'IN_TRAIN'
          | 'IN_TRAM'
          | 'IN_VEHICLE'
          | 'IN_WHEELCHAIR'
          | 'KAYAKING'
          | 'KITESURFING'
          | 'MOTORCYCLING'
          | 'PARAGLIDING'
          | 'ROWING'
          | 'RUNNING'
          | 'SAILING'
          | 'SKATEBOARDING'
          | 'SKATING'
          | 'SKIING'
          | 'SLEDDING'
          | 'SNOWBOARDING'
          | 'SNOWMOBILE'
          | 'SNOWSHOEING'
          | 'STILL'
          | 'SURFING'
          | 'SWIMMING'
          | 'UNKNOWN_ACTIVITY_TYPE'
          | 'WALKING'
          | 'WALKING_NORDIC'
        start_at: string
        end_at: string
        path: string
        /**
         * @maxItems 50000
         */
        timestamps?: number[]
        distance_km: number
      }
    | {
        kind: 'visit'
        start_at: string
        end_at: string
        lat: number
        lng: number
        name?: string
      }
  )[]
}
export interface TimelineImportList {
  current: TimelineImport | null
  data: TimelineImport[]
  next: string | null
}
export interface TimelineSummary {
  oldest: string | null
  newest: string | null
  total_days: number
  total_bytes: number
}
export interface TimelineDayFigures {
  date: string
  distance_km: number
  main_type:
    | (
        | 'BOATING'
        | 'CATCHING_POKEMON'
        | 'CYCLING'
        | 'FLYING'
        | 'HIKING'
        | 'HORSEBACK_RIDING'
        | 'IN_BUS'
        | 'IN_CABLECAR'
        | 'IN_FERRY'
        | 'IN_FUNICULAR'
        | 'IN_GONDOLA_LIFT'
        | 'IN_PASSENGER_VEHICLE'
        | 'IN_SUBWAY'
        | 'IN_TAXI'
        | 'IN_TRAIN'
        | 'IN_TRAM'
        | 'IN_VEHICLE'
        | 'IN_WHEELCHAIR'
        | 'KAYAKING'
        | 'KITESURFING'
        | 'MOTORCYCLING'
        | 'PARAGLIDING'
        | 'ROWING'
        | 'RUNNING'
        | 'SAILING'
        | 'SKATEBOARDING'
        | 'SKATING'
        | 'SKIING'
        | 'SLEDDING'
        | 'SNOWBOARDING'
        | 'SNOWMOBILE'
        | 'SNOWSHOEING'
        | 'STILL'
        | 'SURFING'
        | 'SWIMMING'
        | 'UNKNOWN_ACTIVITY_TYPE'
        | 'WALKING'
        | 'WALKING_NORDIC'
      )
    | null
}
export interface StoredTimelineDay {
  date: string
  time_zone: string
  segments: (
    | {
        kind: 'move'
        type:
          | 'BOATING'
          | 'CATCHING_POKEMON'
          | 'CYCLING'
          | 'FLYING'
          | 'HIKING'
          | 'HORSEBACK_RIDING'
          | 'IN_BUS'
          | 'IN_CABLECAR'
          | 'IN_FERRY'
          | 'IN_FUNICULAR'
          | 'IN_GONDOLA_LIFT'
          | 'IN_PASSENGER_VEHICLE'
          | 'IN_SUBWAY'
          | 'IN_TAXI'
          | 'IN_TRAIN'
          | 'IN_TRAM'
          | 'IN_VEHICLE'
          | 'IN_WHEELCHAIR'
          | 'KAYAKING'
          | 'KITESURFING'
          | 'MOTORCYCLING'
          | 'PARAGLIDING'
          | 'ROWING'
          | 'RUNNING'
          | 'SAILING'
          | 'SKATEBOARDING'
          | 'SKATING'
          | 'SKIING'
          | 'SLEDDING'
          | 'SNOWBOARDING'
          | 'SNOWMOBILE'
          | 'SNOWSHOEING'
          | 'STILL'
          | 'SURFING'
          | 'SWIMMING'
          | 'UNKNOWN_ACTIVITY_TYPE'
          | 'WALKING'
          | 'WALKING_NORDIC'
        start_at: string
        end_at: string
        path: string
        /**
         * @maxItems 50000
         */
        timestamps?: number[]
        distance_km: number
      }
    | {
        kind: 'visit'
        start_at: string
        end_at: string
        lat: number
        lng: number
        name?: string
        place_ja: string | null
        place_en: string | null
      }
  )[]
  distance_km: number
  previous: string | null
  next: string | null
}
export interface ListedUser {
  id: number
  name: string
  nickname: string
  avatar: string | null
  created_at: string
  route_count: number
  favorite_sum: number
  copy_sum: number
  follower_count: number
  is_following: boolean
  is_blocked: boolean
  can_interact: boolean
}
export interface UserProfile {
  id: number
  name: string
  nickname: string
  avatar: string | null
  created_at: string
  route_count: number
  favorite_sum: number
  copy_sum: number
  follower_count: number
  is_following: boolean
  is_blocked: boolean
  can_interact: boolean
  place: string
  profile: string
  site: string
  twitter: string
  instagram: string
  facebook: string
  following_count: number
  shows_years: boolean
}
export interface OwnFigures {
  article_count: number
  route_count: number
  distance_km: number
  favorite_sum: number
  copy_sum: number
  stock_count: number
}
export interface FollowState {
  is_following: boolean
  follower_count: number
}
export interface PeoplePage {
  data: FollowedPerson[]
  next: string | null
}
export interface FollowedPerson {
  user: PublicUser
  route_count: number
  follower_count: number
  is_following: boolean
  is_blocked: boolean
  can_interact: boolean
}
export interface FeedPage {
  data: RouteCard[]
  next: string | null
}
export interface WalkLogList {
  data: WalkLog[]
  next: string | null
  summary: WalkSummary | null
  viewer_can: {
    share: boolean
  }
}
export interface WalkLog {
  id: number
  user: PublicUser
  walked_on: string
  minutes: number | null
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  photos: {
    id: number
    url: string
    width: number
    height: number
  }[]
  visibility: 'public' | 'followers' | 'private'
  part: {
    object_id: string
    from_m: number
    to_m: number
  } | null
  track: {
    id: number
    title: string
  } | null
  created_at: string
  edited_at: string | null
  prohibition_reason: string | null
  is_own: boolean
}
export interface WalkSummary {
  total: number
  conditions: {
    condition:
      | 'passable'
      | 'water_flows'
      | 'closed'
      | 'bridge_out'
      | 'high_water'
      | 'snow'
      | 'ice'
      | 'mud'
      | 'slippery'
      | 'fallen_trees'
      | 'overgrown'
      | 'water_dry'
      | 'animals'
      | 'leaves'
      | 'hot'
      | 'crowded'
    walked_on: string
    people: number
  }[]
  people: {
    total: number
    shown: PublicUser[]
  }
  typical: {
    minutes: number
    people: number
  } | null
}
export interface StageWalks {
  data: {
    entry_id: number
    total: number
    conditions: {
      condition:
        | 'passable'
        | 'water_flows'
        | 'closed'
        | 'bridge_out'
        | 'high_water'
        | 'snow'
        | 'ice'
        | 'mud'
        | 'slippery'
        | 'fallen_trees'
        | 'overgrown'
        | 'water_dry'
        | 'animals'
        | 'leaves'
        | 'hot'
        | 'crowded'
      walked_on: string
      people: number
    }[]
    people: {
      total: number
      shown: PublicUser[]
    }
    typical: {
      minutes: number
      people: number
    } | null
  }[]
}
export interface JourneyWalkList {
  data: JourneyWalk[]
  next: string | null
  total: number
}
export interface JourneyWalk {
  id: number
  user: PublicUser
  walked_on: string
  minutes: number | null
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  photos: {
    id: number
    url: string
    width: number
    height: number
  }[]
  visibility: 'public' | 'followers' | 'private'
  part: {
    object_id: string
    from_m: number
    to_m: number
  } | null
  track: {
    id: number
    title: string
  } | null
  created_at: string
  edited_at: string | null
  prohibition_reason: string | null
  is_own: boolean
  entry_id: number
}
export interface WalkLogInput {
  walked_on: string
  time_zone?: string
  part?: {
    object_id: string
    from_m: number
    to_m: number
  } | null
  minutes?: number | null
  /**
   * @maxItems 8
   */
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  visibility: 'public' | 'followers' | 'private'
  track_id?: number | null
  /**
   * @maxItems 10
   */
  photo_ids?: number[]
}
export interface OwnWalkLogList {
  data: OwnWalkLog[]
  next: string | null
  total: number
}
export interface OwnWalkLog {
  id: number
  user: PublicUser
  walked_on: string
  minutes: number | null
  conditions: (
    | 'passable'
    | 'water_flows'
    | 'closed'
    | 'bridge_out'
    | 'high_water'
    | 'snow'
    | 'ice'
    | 'mud'
    | 'slippery'
    | 'fallen_trees'
    | 'overgrown'
    | 'water_dry'
    | 'animals'
    | 'leaves'
    | 'hot'
    | 'crowded'
  )[]
  text: string
  photos: {
    id: number
    url: string
    width: number
    height: number
  }[]
  visibility: 'public' | 'followers' | 'private'
  part: {
    object_id: string
    from_m: number
    to_m: number
  } | null
  track: {
    id: number
    title: string
  } | null
  created_at: string
  edited_at: string | null
  prohibition_reason: string | null
  is_own: boolean
  route: RouteCard | null
  token: string | null
}
export interface YearList {
  years: {
    year: number
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  is_public: boolean
}
export interface YearReport {
  sports: {
    sport: Sport
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  total: ActivitySums
  weeks: {
    begin: string
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  months: {
    begin: string
    count: number
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
  }[]
  longest: Activity | null
  highest: Activity | null
  highest_point: {
    kind: 'walk_log' | 'article'
    id: number
    article_id: number | null
    title: string
    language: Locale
    translation: {
      title: string
    } | null
    date: string
    sport: Sport
    distance_km: number | null
    climb_m: number | null
    seconds: number | null
    meters: number
  } | null
  municipalities: {
    name: string
    count: number
    first_on: string
  }[]
  summits: {
    name: string
    elevation_m: number | null
    count: number
    first_on: string
    lat: number
    lng: number
  }[]
  municipality_count: number
  summit_count: number
  has_all_places: boolean
  activities: {
    data: Activity[]
    next: string | null
  }
}
export interface ActivitySums {
  count: number
  distance_km: number | null
  climb_m: number | null
  seconds: number | null
}
export interface Activity {
  kind: 'walk_log' | 'article'
  id: number
  article_id: number | null
  title: string
  language: Locale
  translation: {
    title: string
  } | null
  date: string
  sport: Sport
  distance_km: number | null
  climb_m: number | null
  seconds: number | null
}
export interface YearTracks {
  tracks: {
    kind: 'walk_log' | 'article'
    id: number
    article_id: number | null
    date: string
    sport: Sport
    lines: string[]
  }[]
  bounds: number[] | null
  next_zoom: number | null
}
