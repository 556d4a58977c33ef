export {
  STATUS_NAMES_HEADER,
  statusesOf,
  statusPathsOf,
  writeArticleStates,
  writeCurrentStatus,
} from './article-states.ts'
export { hasReaders } from './article-status.ts'
export {
  GROUND_OBSTACLES,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_TYPES,
  type NotificationCategory,
  type NotificationType,
  REPORT_REASONS,
  type ReportedKind,
  type ReportReason,
  SEASON_TAGS,
  SEASONS,
  type Season,
  SURFACES,
  TOUR_IDS,
  type TourId,
  type TurnKind,
  tagKey,
  WAYSIDE_KINDS,
  type WaysideKind,
} from './choices.ts'
export { type Answer, type ApiClient, type ApiError, createApiClient, isPassing, type Transport } from './client.ts'
export { type CommentPart, mentionNames, parseCommentText } from './comment-text.ts'
export {
  EMBED_SIZE,
  type EmbedOptions,
  type EmbedTarget,
  embedCode,
  embedMapPath,
  embedPath,
  embedTargetOf,
  isEmbedMapPath,
  readEmbedOptions,
} from './embedding.ts'
export { type Access, type Endpoint, type EndpointInput, type EndpointOutput, endpoint } from './endpoint.ts'
export { scopeOf } from './endpoint-scopes.ts'
export { AccessToken, AccessTokenInput } from './endpoints/access-tokens.ts'
export { Along, AlongQuestion, type KnownRegion, type LineTerminus, type PlaceAlong } from './endpoints/along.ts'
export { BlockList } from './endpoints/blocks.ts'
export { BlogCard, type BlogList, BlogPost } from './endpoints/blog.ts'
export { type BotCheckAnswer, BotCheckChallenge } from './endpoints/bot-check.ts'
export { CloneInput, CopyList } from './endpoints/clones.ts'
export { Comment, CommentList, CommentOrder, CommentThread, NewComment, ReplyList } from './endpoints/comments.ts'
export { CONTACT_TOPICS, ContactTopic } from './endpoints/contact.ts'
export { Direction, DirectionOptions, DirectionQuery } from './endpoints/directions.ts'
export { EditProposal, EditProposalContent, EditProposalList } from './endpoints/edit-proposals.ts'
export { ElevationQuestion, Elevations } from './endpoints/elevations.ts'
export { EmailChange } from './endpoints/email-changes.ts'
export type { ExportFormat } from './endpoints/exports.ts'
export { FavoriteList, FavoriteState } from './endpoints/favorites.ts'
export { type FileList, FileUses, ListedFile, StoredFile } from './endpoints/files.ts'
export {
  FeedPage,
  FOLLOW_SIDES,
  FollowedPerson,
  type FollowSide,
  FollowState,
  PeoplePage,
} from './endpoints/follows.ts'
export { FrontPage } from './endpoints/front-page.ts'
export { type GroundObstacle, GroundOfLine, type GroundQuestion, type GroundStretch } from './endpoints/ground.ts'
export { Loops, LoopsQuery } from './endpoints/loops.ts'
export {
  DEFAULT_MAILS,
  MAIL_MODES,
  MAIL_TYPES,
  type MailChoices,
  type MailKind,
  type MailMode,
  MailPreferences,
  type NotificationMails,
} from './endpoints/mail-preferences.ts'
export type { QueueCounts } from './endpoints/moderation.ts'
export { type LiveNotifications, Notification, NotificationList } from './endpoints/notifications.ts'
export {
  Forbidding,
  OwnRoute,
  type OwnRouteList,
  type OwnRouteSort,
  RouteRevision,
  RouteRevisionContent,
  type StatusCounts,
} from './endpoints/own-routes.ts'
export { Place, PlaceLabel, PlaceList } from './endpoints/places.ts'
export { PrivatePlaceList } from './endpoints/private-places.ts'
export { Reach, ReachQuery } from './endpoints/reach.ts'
export { ROUTE_SORTS } from './endpoints/route-articles.ts'
export { MapRouteCard, MapRouteList, Suggestions } from './endpoints/search.ts'
export { ListedSession } from './endpoints/sessions.ts'
export type { SnappedLine, SnapQuestion } from './endpoints/snap.ts'
export { CollectedStock, StockCategoryList, StockEntry, StockList, StockMap, StockMark } from './endpoints/stocks.ts'
export { StravaActivity, StravaActivityPage, StravaImport, StravaState } from './endpoints/strava.ts'
export type { SystemState } from './endpoints/system.ts'
export type { TourRecord } from './endpoints/tours.ts'
export { type DraftReason, RestoredRoute, TrashedRoute } from './endpoints/trash.ts'
export type { LineTurn, TurnsOfLine, TurnsQuestion } from './endpoints/turns.ts'
export { ListedUser, OwnFigures, ProfileInput, USER_SORTS, UserProfile } from './endpoints/users.ts'
export {
  JourneyWalk,
  JourneyWalkList,
  OwnWalkLog,
  OwnWalkLogList,
  StageWalks,
  WalkLog,
  WalkLogInput,
  WalkLogList,
  WalkSummary,
} from './endpoints/walk-logs.ts'
export { Webhook, WebhookDelivery, WebhookInput } from './endpoints/webhooks.ts'
export {
  Activity,
  ActivitySums,
  SPORTS,
  type SpanSums,
  Sport,
  YearList,
  YearReport,
  YearTracks,
} from './endpoints/years.ts'
export { type EndpointName, endpoints } from './endpoints.ts'
export {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  type FieldProblem,
  isErrorCode,
} from './errors.ts'
export { foreignHost, foreignPictureLabel } from './foreign-picture.ts'
export {
  colorOfDay,
  ImportedJourney,
  Journey,
  JourneyCard,
  JourneyCloneInput,
  JourneyEntry,
  JourneyEntryInput,
  JourneyImport,
  JourneyInput,
  JourneyKind,
  JourneyOrder,
  type JourneyPart,
  JourneyProfile,
  JourneyState,
  type JourneySums,
  NewJourney,
  NewJourneyEntry,
  OwnJourneyCard,
  StageMeasures,
} from './journeys.ts'
export { COUNTED_TAG_USES, PRODUCT_LIMITS, USER_NAME_PATTERN } from './limits.ts'
export { type LocalizedText, languagesOf, otherLanguage, summaryIn, titleIn } from './localized-text.ts'
export { MAINTENANCE_PATH, maintenancePath } from './maintenance-path.ts'
export {
  MODERATOR_ACTIONS,
  ModeratedArticle,
  ModeratedComment,
  ModeratedJourney,
  ModeratedJourneyPage,
  ModeratedPerson,
  ModeratedWalk,
  ModerationAct,
  ModerationInput,
  type ModerationPointer,
  type ModeratorAction,
  OpenCase,
  OwnModerationAct,
  PublicationRequest,
  ReportCase,
} from './moderation.ts'
export { ownPath } from './own-path.ts'
export { articleTag, fileTag, journeyTag, LISTS_TAG, type PageTag, userTag } from './page-tags.ts'
export { PREVIEW_VARIANTS, type PreviewVariant, previewAddress } from './previews.ts'
export {
  type ProposedText,
  proposedTextKey,
  type TextConflict,
  textConflict,
  textOfField,
  withProposedTexts,
} from './proposed-texts.ts'
export { isReservedUserName } from './reserved-names.ts'
export { isSameJson } from './same-json.ts'
export {
  ArticleOriginStatement,
  ArticleStatus,
  ArticleTranslationInput,
  HazardAnswer,
  HazardState,
  LengthUnits,
  Locale,
  NewRouteArticleInput,
  OwnRouteCard,
  PublicUser,
  RouteArticle,
  RouteArticleInput,
  RouteCard,
  SelfUser,
  StockState,
  TutorialRecord,
} from './schemas.ts'
export { type SocialService, socialAddress, socialName } from './social.ts'
export { isStorableText } from './storable-text.ts'
export { languageOfTexts } from './texts/language-of-texts.ts'
export { TEXT_KEYWORD } from './texts/person-text.ts'
export { tidyStoredJson } from './texts/stored-texts.ts'
export { tidyBySchema, withVisibleTexts } from './texts/tidy-by-schema.ts'
export { tidyLine, tidyLines, visibleTexts } from './texts/tidy-text.ts'
export {
  MOVEMENT_TYPES,
  type MovementType,
  StoredTimelineDay,
  TimelineDay,
  TimelineDayFigures,
  type TimelineDayProblem,
  TimelineImport,
  TimelineImportInput,
  TimelineImportList,
  type TimelineImportResult,
  type TimelineImportState,
  type TimelineSegment,
  TimelineSummary,
} from './timeline.ts'
export { TOKEN_SCOPES, type TokenScope } from './token-scopes.ts'
export { CourseTime, TravelMode, TravelProfile } from './travel.ts'
export {
  contraryTo,
  WALK_CONDITION_LEVELS,
  WALK_CONDITIONS,
  WALK_VISIBILITIES,
  type WalkCondition,
  type WalkVisibility,
} from './walk-conditions.ts'
export {
  type AppAddresses,
  BASEMAP_NAMES,
  type BasemapOffer,
  type ElevationOffer,
  type MapOverlay,
  type MapTiles,
  type SharedRequest,
  type TerrainTiles,
  type ToSharedRequest,
  type WebHandler,
  type WebHost,
} from './web-host.ts'
export { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.ts'
