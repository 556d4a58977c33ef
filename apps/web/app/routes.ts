import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Layouts surround a page; guards decide who may open it. */
export default [
  layout('layouts/default.tsx', [
    index('routes/top.tsx'),
    route('routes', 'routes/route-list.tsx'),
    route('routes/:articleId', 'routes/route-article.tsx', [index('routes/article-comments.tsx')]),
    route('routes/:articleId/favorites', 'routes/article-favorites.tsx'),
    route('routes/:articleId/copies', 'routes/article-copies.tsx'),
    layout('layouts/comparing.tsx', [
      route('routes/:articleId/compare', 'routes/compare-article.tsx'),
      layout('guards/require-verified-user.tsx', { id: 'proposals-guard' }, [
        route('routes/:articleId/proposals', 'routes/article-proposals.tsx'),
        route('routes/:articleId/proposals/:proposalId', 'routes/article-proposal.tsx'),
      ]),
    ]),
    layout('layouts/journeys.tsx', [
      route('journeys', 'routes/journey-list.tsx'),
      route('journeys/:journeyId', 'routes/journey.tsx', [index('routes/journey-comments.tsx')]),
      route('journeys/:journeyId/favorites', 'routes/journey-favorites.tsx'),
      route('users/:userId/journeys', 'routes/users/user-journeys.tsx'),
    ]),
    route('users', 'routes/users/user-list.tsx'),
    route('users/:userId', 'routes/users/user.tsx'),
    route('users/:userId/routes', 'routes/users/user-routes.tsx'),
    route('users/:userId/years', 'routes/users/user-years.tsx'),
    route('users/:userId/following', 'routes/users/user-people.tsx', { id: 'user-following' }),
    route('users/:userId/followers', 'routes/users/user-people.tsx', { id: 'user-followers' }),
    route('blogs', 'routes/blog/blog.tsx'),
    route('blogs/articles', 'routes/blog/blog-posts.tsx'),
    route('blogs/articles/:postId', 'routes/blog/blog-post.tsx'),
    route('about', 'routes/about.tsx'),
    route('tutorial', 'routes/support/tutorial.tsx'),
    route('faq', 'routes/support/faq.tsx'),
    route('community_policy', 'routes/support/community-policy.tsx'),
    route('history', 'routes/support/history.tsx'),
    route('term', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('gdpr', 'routes/gdpr.tsx'),
    route('embed', 'routes/embed/playground.tsx'),
    route('withdrawcomplete', 'routes/accounts/withdraw-complete.tsx'),
    layout('layouts/timeline.tsx', [route('timeline_import', 'routes/timeline-import.tsx')]),
  ]),
  layout('guards/require-verified-user.tsx', { id: 'home-guard' }, [
    layout('layouts/side-menu.tsx', [
      layout('layouts/own-routes.tsx', [
        ...prefix('home', [
          index('routes/home/home.tsx'),
          route('stock', 'routes/home/stock.tsx'),
          route('notify', 'routes/home/notifications.tsx'),
          route('file', 'routes/home/files.tsx'),
          route('follows', 'routes/home/follows.tsx'),
          route('profile', 'routes/home/profile.tsx'),
          route('routes', 'routes/home/own-routes.tsx'),
          route('routes/create_from_file', 'routes/home/create-from-file.tsx'),
          route('routes/create_from_strava', 'routes/home/create-from-strava.tsx'),
          route('routes/import_articles', 'routes/home/import-articles.tsx'),
          route('routes/trash', 'routes/home/trash.tsx'),
          route('routes/:articleId', 'routes/home/own-route.tsx'),
          layout('layouts/comparing.tsx', { id: 'history-words' }, [
            route('routes/:articleId/history', 'routes/home/own-route-history.tsx'),
          ]),
        ]),
      ]),
      layout('layouts/journeys.tsx', { id: 'own-journeys-words' }, [
        route('home/journeys', 'routes/home/own-journeys.tsx'),
        route('home/journeys/:journeyId/edit', 'routes/home/edit-journey.tsx'),
      ]),
      route('home/walks', 'routes/home/walks.tsx'),
      route('home/years', 'routes/home/years.tsx'),
      layout('layouts/timeline.tsx', { id: 'own-timeline-words' }, [
        route('home/gm_timeline', 'routes/home/timeline.tsx'),
      ]),
      layout('layouts/account-settings.tsx', [
        ...prefix('home/account', [
          index('routes/home/account/index.tsx'),
          route('confirm', 'routes/home/account/confirm.tsx'),
          route('email', 'routes/home/account/email.tsx'),
          route('name', 'routes/home/account/name.tsx'),
          route('password', 'routes/home/account/password.tsx'),
          route('associate', 'routes/home/account/associate.tsx'),
          route('passkeys', 'routes/home/account/passkeys.tsx'),
          route('sessions', 'routes/home/account/sessions.tsx'),
          route('tokens', 'routes/home/account/tokens.tsx'),
          route('webhooks', 'routes/home/account/webhooks.tsx'),
          route('blocks', 'routes/home/account/blocks.tsx'),
          route('private_places', 'routes/home/account/private-places.tsx'),
          route('sending', 'routes/home/account/sending.tsx'),
          route('data', 'routes/home/account/data.tsx'),
          route('withdraw', 'routes/home/account/withdraw.tsx'),
        ]),
      ]),
    ]),
    layout('layouts/full.tsx', [
      layout('layouts/own-routes.tsx', { id: 'preview-words' }, [
        route('home/routes/:articleId/preview', 'routes/home/preview-article.tsx'),
      ]),
    ]),
    layout('layouts/fit.tsx', { id: 'timeline-fit' }, [
      layout('layouts/timeline.tsx', { id: 'timeline-map-words' }, [
        route('home/gm_timeline/map', 'routes/home/timeline-map.tsx'),
      ]),
    ]),
    route('home/*', 'routes/not-found.tsx', { id: 'home-not-found' }),
  ]),
  layout('guards/require-moderator.tsx', [
    layout('layouts/default.tsx', { id: 'admin-default' }, [
      layout('layouts/admin.tsx', [
        layout('layouts/comparing.tsx', { id: 'admin-comparison-words' }, [
          ...prefix('admin', [
            index('routes/admin/reports.tsx'),
            route('requests', 'routes/admin/requests.tsx'),
            route('comments', 'routes/admin/comments.tsx'),
            route('comments/:commentId', 'routes/admin/comment.tsx'),
            route('journeys', 'routes/admin/journeys.tsx'),
            route('journeys/:journeyId', 'routes/admin/journey.tsx'),
            route('walk-logs', 'routes/admin/walk-logs.tsx'),
            route('walk-logs/:walkId', 'routes/admin/walk-log.tsx'),
            route('log', 'routes/admin/log.tsx'),
            route('system', 'routes/admin/system.tsx'),
            route('reports/:reportId', 'routes/admin/report.tsx'),
            route('routes/:articleId', 'routes/admin/article.tsx'),
            route('users/:userId', 'routes/admin/person.tsx'),
          ]),
        ]),
      ]),
    ]),
    route('admin/*', 'routes/not-found.tsx', { id: 'admin-not-found' }),
  ]),
  layout('layouts/full.tsx', { id: 'booklet-full' }, [
    route('routes/:articleId/booklet', 'routes/print-booklet.tsx'),
    route('journeys/:journeyId/booklet', 'routes/print-journey-booklet.tsx'),
  ]),
  layout('layouts/fit.tsx', [
    route('search/map', 'routes/search-map.tsx'),
    route('routes/:articleId/walk', 'routes/walk-article.tsx'),
    route('routes/:articleId/present', 'routes/present-article.tsx'),
  ]),
  layout('guards/require-verified-user.tsx', { id: 'recorder-guard' }, [
    layout('layouts/fit.tsx', { id: 'recorder-fit' }, [route('home/routes/record', 'routes/home/record-route.tsx')]),
  ]),
  layout('layouts/account.tsx', [
    layout('guards/guest-only.tsx', [
      route('login', 'routes/accounts/log-in.tsx'),
      route('signup', 'routes/accounts/sign-up.tsx'),
      route('signup/complete', 'routes/accounts/complete-sign-up.tsx'),
    ]),
    route('emailverify', 'routes/accounts/verify-email.tsx'),
    route('forgetpass', 'routes/accounts/forget-password.tsx'),
    route('resetpass', 'routes/accounts/reset-password.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('contact', 'routes/support/contact.tsx'),
    route('auth/:provider', 'routes/auth/start.tsx'),
    route('auth/:provider/callback', 'routes/auth/callback.tsx'),
    route('strava_success', 'routes/auth/strava-success.tsx'),
  ]),
  layout('layouts/editor.tsx', { id: 'guest-editor' }, [route('try', 'routes/try-editor.tsx')]),
  layout('guards/require-verified-user.tsx', { id: 'editor-guard' }, [
    layout('layouts/editor.tsx', [
      ...prefix('home/routes', [
        route('create', 'routes/home/create-article.tsx'),
        route(':articleId/edit', 'routes/home/edit-article.tsx'),
      ]),
    ]),
  ]),
  layout('guards/require-verified-user.tsx', { id: 'proposing-guard' }, [
    layout('layouts/editor.tsx', { id: 'proposing-editor' }, [
      layout('layouts/comparing.tsx', { id: 'proposing-words' }, [
        route('routes/:articleId/propose', 'routes/propose-edit.tsx'),
      ]),
    ]),
  ]),
  route('embed/:articleId/map', 'routes/embed/article-map.tsx'),
  layout('layouts/journeys.tsx', { id: 'embedded-journey-words' }, [
    route('embed/journeys/:journeyId/map', 'routes/embed/journey-map.tsx'),
  ]),
  route('offline', 'routes/offline.tsx'),
  route('logout', 'routes/accounts/log-out.tsx'),
  route('preferences', 'routes/preferences.tsx'),
  route('maintenance', 'routes/maintenance.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
