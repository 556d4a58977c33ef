/**
 * What the product promises about security, one line a promise: `text` says what, how it is tried and what bad input is
 * answered. A test names the lines it proves in its title (`[A7]`). `open` names the part of the product that a line
 * waits for; a line without it is built and has a test.
 */
export const CHECKLIST = {
  A: {
    title: 'Accounts, sessions, OAuth',
    lines: [
      {
        text: 'Passwords 8–128 characters, any composition, unmodified, not in the top 3000; Unicode and 64+ too — 422',
      },
      { text: 'Argon2id, its queue bounded: 50 log-ins at once leave other routes in their budget — 429 when full' },
      {
        text: 'Log-in: unknown address and wrong password have one status, body and time (medians of 200 within 10 %) — 400',
      },
      {
        text: 'Log-in throttled by account and address, and by address; the right password is refused meanwhile — 429, Retry-After',
      },
      {
        text: 'Sign-up, reset and e-mail change answer alike for known, unknown and provider-only addresses; the mail alone tells',
      },
      {
        text: 'E-mail code: 6 random digits, 1 h by the database, once, for one user, purpose and address, 5 tries a code, 5 codes an hour — 422',
      },
      {
        text: 'Reset token: 128 bits, kept as a hash, once, dies with the password or address; the Host is ignored — 422',
      },
      {
        text: 'Session token: 128 bits, SHA-256 in the database, new at log-in and at a change of rights — the old one 401',
      },
      { text: 'Session cookie: __Host-, Secure, HttpOnly, SameSite=Lax, at most 4 KB, on every route that sets it' },
      {
        text: 'Log-out, password change and withdrawal end sessions in the database at once, replayed in parallel too — 401',
      },
      { text: 'Idle and absolute limits of sessions by the clock of the database — 401, the draft is kept' },
      {
        text: 'CSRF: token and origin on every change, none by GET; forms, text/plain, foreign origins — 403/415, database unchanged',
      },
      {
        text: 'OAuth: state and PKCE bound to the browser, exact redirect, codes once, issuer checked — 400 log-in expired',
      },
      {
        text: 'Linking from a session that has just proved itself; no merging by e-mail; unverified addresses are not believed: five pre-hijacking scripts — 400/422',
      },
      {
        text: 'The last way in is not unlinked without a password, twice at once either — 422, one way left',
      },
      {
        text: 'After log-in only a path of this site is followed: //x, /\\x, schemes, %2f%2f, tabs and newlines — /home',
      },
      {
        text: 'Withdrawal is final: address, tokens and files gone from the database, the name shown is "Withdrawn user"',
      },
    ],
  },
  B: {
    title: 'Access control',
    lines: [
      { text: 'Every route has a declared rule; one without fails the build: table of routes against table of rules' },
      {
        text: 'An article is visible by its state and who asks: page, API, lists, search, map, copy, preview, sitemap, picture — 404 alike',
      },
      {
        text: 'Ids of children are checked through their parent; ids of other people in address and body — 404, database unchanged',
      },
      { text: 'Writing asks for the right to write: readers who delete or change — 403/404' },
      {
        text: 'Fields in and out are listed: none set by clients that the server derives, no e-mail or counters of others out',
      },
      {
        text: 'A forbidden article is published by the publication request alone; saving it as public leaves it hidden',
      },
      { text: 'Who is blocked cannot comment, reply, follow or like, both ways — 403' },
      { text: 'An unverified address has no API of one’s own pages (/v1/self/*) — 403' },
      { text: 'A copy holds only what its maker may see, is a draft and has no private pictures — 404' },
      { text: 'Reports: who reports is hidden, reasons are listed, equal open ones are one — 422' },
      { text: 'Addresses of files cannot be guessed; a deleted one is gone from disk and cache — 404' },
    ],
  },
  C: {
    title: 'HTML, scripts, injection',
    lines: [
      {
        text: 'Article HTML is made on the server from the body, cleaned when saved and when shown: XSS corpora — nothing runs',
      },
      { text: 'Only the allowed tags; cleaning twice is cleaning once (property test)' },
      {
        text: 'Links have rel="noopener nofollow ugc"; javascript: and data: in any case, with control characters, in JSON too — refused',
      },
      { text: 'Names and texts are written as text: no innerHTML or setHTML (lint); names that are payloads' },
      { text: 'Titles, metadata, JSON-LD and state of pages are escaped: http-equiv, </script>, U+2028 — inert' },
      {
        text: 'CSP with nonces, no objects, no base, no framing; nosniff, HSTS of a year, COOP, Permissions-Policy; no violation in use',
      },
      {
        text: 'SQL by parameters alone, sort keys from a list, LIKE signs as signs: strings that are known for trouble — never 500',
      },
      { text: '__proto__ and constructor as keys — 400/422' },
      { text: 'NUL, lone surrogates, right-to-left, emoji, zero width in every text: read back as stored, or 422' },
    ],
  },
  D: {
    title: 'Uploads and pictures',
    lines: [
      {
        text: 'Type by the first bytes before decoding, JPEG, PNG and GIF alone: SVG, HTML, scripts, PDF, polyglots — 422',
      },
      { text: '12 MB a file, one file a request, fields and parts bounded, Content-Length that lies — 413/422' },
      {
        text: '40 megapixels, frames bounded, 5 s, no more at once than cores: pictures that claim to be huge — 422, little memory',
      },
      { text: 'Always drawn anew, at most 1000 px wide, without place, camera and profiles, upright' },
      { text: 'Places of photos are a proposal to their owner; none, zero or empty ones are none, never 0,0' },
      { text: 'Stored names are random; the original is text alone: traversal, 4 KB, ..%2f — a safe name or 422' },
      { text: 'Served sandboxed, with the right type, nosniff' },
      { text: 'Uploads that break off at 1, 50 and 99 %: no file, no row, no quota used' },
      { text: 'A quota of files and of bytes for each user — 422' },
    ],
  },
  E: {
    title: 'Imports',
    lines: [
      { text: 'XML: DOCTYPE refused, depth, nodes, texts, attributes and entities bounded — 422 in a second' },
      { text: 'No network and no files from a file: NetworkLink, Icon, schemaLocation, XXE — nothing asked' },
      { text: 'Coordinates are finite and on Earth, others are skipped and counted' },
      { text: 'Names and descriptions of files pass C29–C32 and the limits of length — cut, escaped' },
      { text: 'Files, sizes, layers, objects and points bounded, simplification told' },
      { text: 'KMZ: entries and unzipped bytes bounded while streaming, no nesting, links or names used — 422' },
      { text: 'Timeline: four shapes by content, wrong files named, read in a worker' },
      { text: 'Unknown activities are UNKNOWN_ACTIVITY_TYPE' },
      { text: 'Strava: scopes, tokens encrypted, refreshed once, answers checked' },
      { text: 'A job acts as its owner, once for user, file and day; its counts add up' },
    ],
  },
  F: {
    title: 'API hygiene',
    lines: [
      {
        text: 'Every body, query and parameter has a schema with bounds; ids are plain decimals (1e3, 0x10, 1e19) — 404/422, never 500',
      },
      { text: 'Limits of maps hold on the server, at n and n + 1 — 422' },
      { text: 'Encoded polylines: strict, whole, on Earth, bounded before decoding — 422' },
      {
        text: 'Directions and places: strict coordinates, 25 waypoints, fixed server, no redirects, 5 s — 400, MAX_WAYPOINTS_EXCEEDED',
      },
      { text: 'Addresses that users give are never fetched by the server' },
      {
        text: 'Limits by class of request with 429 and Retry-After, by the believed address: forged X-Forwarded-For — still 429',
      },
      {
        text: 'Creating takes an Idempotency-Key, saving a version: again — same answer; other body — 422; old version — 412',
      },
      {
        text: 'Logs tell who, what and when, and no password, cookie, code or token: searched after each API test file',
      },
    ],
  },
}

/** The sections that the check insists on. Imports have suites of their own. */
export const REQUIRED_SECTIONS = ['A', 'B', 'C', 'D', 'F']

/** All lines with their names, counted on from section to section: A1 … F64. */
export function checklistLines() {
  let number = 0
  return Object.entries(CHECKLIST).flatMap(([section, { lines }]) =>
    lines.map(({ text, open = null }) => ({ section, name: `${section}${++number}`, text, open })),
  )
}
