/**
 * The security requirements of the product: requirement — how it is tried — the answer to bad input. A test names the lines
 * that it proves in its title (`[A7]`).
 */
export const CHECKLIST = {
  A: {
    title: 'Accounts, sessions, OAuth',
    lines: [
      'Passwords 8–128 characters, any composition, unmodified, not in top-3000 — table of passwords incl. 64+ and Unicode — 422.',
      'Argon2id (or scrypt 2^17), hashing queue bounded — 50 parallel logins: RSS and p99 of other routes stay in budget — 429 when full.',
      'Login wrong mail vs wrong password: same status, body, and time — 200 × 2 timings, medians within 10 % — 400 same text.',
      'Login throttle per account+IP and per IP; tells seconds — 11th try in 1 min; correct password during lock also refused — 429 + `Retry-After`.',
      'Sign-up, reset, e-mail change give one neutral answer for known/unknown/social-only mail — byte diff — 200 neutral; detail only by mail.',
      'E-mail code: 6 digits from CSPRNG, 1 h by DB clock, single use, bound to user+purpose+address, ≤5 tries/code, ≤5 codes/h (25 guesses/h → 2.5e-5) — brute force, reuse, cross-purpose, old code after resend — 422 expired/mismatch.',
      'Reset token ≥128 bit, hashed at rest, single use, dies on password or e-mail change; host header ignored — replay, poisoned `Host` — 422 "url is invalid".',
      'Session token ≥128 bit, SHA-256 in DB, rotated at login and privilege change — fixation; DB dump has no usable token — old token 401.',
      'Cookie `__Host-`, Secure, HttpOnly, SameSite=Lax, ≤4 KB — header check on every auth route.',
      'Logout, password change, withdrawal kill sessions in the DB at once (all others on password change) — replay in parallel — 401.',
      'Idle and absolute limits enforced by server clock — DB time shift — 401, draft kept (see F7).',
      'CSRF: XSRF token + Origin/`Sec-Fetch-Site` on every non-GET; no state change by GET — matrix of all routes with form, text/plain, no-Origin, foreign Origin — 403/415, DB unchanged.',
      'OAuth: state + PKCE bound to session, exact redirect URI, code single-use, `iss` checked with several providers — swapped state, replayed code, mixed provider — 400 "login expired".',
      'Linking only from a logged-in, re-authenticated session; never auto-merge by e-mail; provider mail trusted only if `email_verified`; unverified password accounts are voided when the owner proves the mail — the 5 pre-hijack scripts — 400 specification keys.',
      'Unlinking the last method needs a password (specification) — parallel double unlink — 422, one method left.',
      'Redirect-after-login accepts only a same-origin path — `//x`, `/\\x`, `https:`, `%2f%2f`, tab/newline, list in PayloadsAllTheThings/Open Redirect — falls back to `/home`.',
      'Withdrawal irreversible, removes mail, tokens, Strava tokens, files; content shows "Withdrawn user" — DB scan for the address.',
    ],
  },
  B: {
    title: 'Access control',
    lines: [
      'Every route has a declared rule; a route without one fails the build — route table vs rule table.',
      'Route visible only if not draft, not forbidden, private_mode null; else owner; link token for URL mode — 5 states × 6 actors × (page, API, list, search, map, clone, OG tag, sitemap, thumbnail) — identical 404/403.',
      "Child ids are checked through the parent: layer, object, comment, file, stock category, job — other user's id in body and path — 404, DB unchanged.",
      'Write routes check the write right: `DELETE /v1/routes/{id}/report`, `DELETE /v1/self/file/{id}`, stock PUT — reader tries — 403 (Vikunja case).',
      'Field allow-list in and out: no `is_draft/phobidden/user_id/id/favorite_count` by client; no `email`, `email_verified_at`, `notify_count`, `full_share_url` of others out — extra-field fuzz; response-schema snapshot — 422 or ignored, never stored.',
      'Publish of PHOBIDDEN only through the publication request — direct PUT — 403.',
      'Blocked user cannot comment, reply, follow, "Nice Route", clone where forbidden — both directions, also on replies — 403 blocked key.',
      'Unverified e-mail: no `/home` API — all `/v1/self/*` — 403.',
      'Clone copies only what the cloner may see; becomes draft; no private image urls — clone of URL-mode by stranger — 403.',
      'Reports: reporter hidden from target; reason in enum; detail required for `other`; duplicate open report collapses — 422.',
      'Uploaded file urls unguessable; deleted file gone from disk and cache; private article images not public — fetch after delete — 404.',
    ],
  },
  C: {
    title: 'HTML, scripts, injection',
    lines: [
      'Article HTML sanitised on the server at save **and** on render, from tiptap JSON schema to HTML (not trust in client HTML) — public XSS corpora (`../data/xss` is one) in body, title, names, comments, profile, category, file name; headless browser with `alert`/navigation trap — 0 executions.',
      'Only `a[href http(s)|mailto]`, `span`, `i/em`, `b/strong`, `br`, map-link class + data attribute; idempotent: `s(s(x)) = s(x)` — property test — stripped, 200.',
      'Links get `rel="noopener nofollow ugc"`; `javascript:`/`data:` in any case, with control characters, from **JSON** content — tiptap #3673 cases — 422.',
      'Info windows, markers, flash, confirm texts ("Deleting the route article "{title}"…") use text nodes; no `setHTML/innerHTML` — lint rule + payload names.',
      'OG/meta/title/JSON-LD/`<script>` state escaped — title `0;url=…" http-equiv="refresh` (CVE-2026-40096), `</script>`, U+2028 — inert.',
      "CSP nonce, `object-src 'none'`, `base-uri 'none'`, `frame-ancestors`, worker `blob:`; nosniff; HSTS ≥1 y; COOP — all pages headless — 0 violations in use, script injection blocked.",
      'SQL only parameterised; sort keys from enum; LIKE wildcards escaped — BLNS 515 strings + sort fuzz — 200/422, never 500.',
      '`__proto__`, `constructor` as keys incl. tour ids in `POST /v1/self/tourrecord` and import JSON — Map-based code — 400/422.',
      'NUL, lone surrogates, RTL, 4-byte emoji, zero-width in every text field — store = read back, or 422 (Postgres refuses NUL: must not be 500).',
    ],
  },
  D: {
    title: 'Uploads and images',
    lines: [
      'Type by magic bytes, allow jpeg/png/gif only before decoding (sharp happily tried **svgload** on a file named .png [M]) — svg/html/gif-js/pdf/ImageTragick 17 files — 422 mimes.',
      '≤12 MB/file, ≤10 files, ≤120 MB total (multipart ignores `bodyLimit` as a sum [R]), fields and parts capped — 11 files, 12 MB+1, 1001 parts, lying Content-Length — 422 size / 413.',
      'Pixel cap 40 MP, frames cap, 5 s CPU cap, concurrency ≤ cores — `../data/hostile` px_* — 422 in <100 ms, RSS +<100 MB.',
      'Always re-encoded, ≤1000 px, EXIF/XMP/IPTC/ICC-text gone, orientation applied — photos of many cameras: the output has no GPS.',
      'Exif mode: coordinates returned to the owner only as a proposal; no Exif → specification warning — photos with known coordinates; missing/zero/0-length GPS — "image has no Exif", never 0,0.',
      'Stored name random; original name only as escaped text and RFC 6266 header — traversal names, 4 KB names, `..%2f` — 200 safe name or 422.',
      'Served from a cookieless origin or with `CSP: sandbox`, right type, nosniff — open `.gif` with JS — inert.',
      'Abort at 1 %, 50 %, 99 %: no temp file, no row, quota unchanged — 1,000 aborts, disk delta 0 (CVE-2025-24033).',
      'Per-user quota for count and bytes — fill — 422.',
    ],
  },
  E: {
    title: 'Imports',
    lines: [
      'XML: DOCTYPE refused before parsing; depth ≤ 100, nodes, text and attribute caps; numeric entities counted — entity bombs, `../data/hostile` gpx_* — 422 "format", <1 s, RSS +<150 MB.',
      'No network or file access from a file: NetworkLink, Icon href, schemaLocation, XXE — egress trap — 0 requests.',
      'Coordinates finite, lat ±90, lng ±180; NaN/∞/hex/comma decimals rejected per point; file with 0 usable points — gpx_bad_numbers — point skipped and counted; "must enter line".',
      'Names/desc from files go through C29–32 and the 255/1000 limits — gpx_xss_names, kml_xss_description — cut/escaped.',
      '≤10 files, size cap per file, ≤20 selected, layers ≤10, objects ≤100, points per line capped with stated simplification — 1 M-point GPX — 422 or reduced with notice.',
      'KMZ (if accepted): entries ≤1,000, real unzipped bytes ≤ cap counted while streaming, no nesting, no links, names ignored — `../data/hostile` kmz_* — 422.',
      'Timeline: 4 formats detected by content, BOM ok, wrong file named (Settings, TimelineEdits, encrypted) → right message; parse in a worker — samples of every format, counts equal; else "Failed to load/parse timeline data…".',
      'Unknown activity type → UNKNOWN_ACTIVITY_TYPE.',
      'Strava: scopes checked, tokens encrypted, refresh raced safely, 429/5xx mapped, body schema-checked — swagger mocks with missing/null/extra fields — specification Strava keys.',
      'Job acts as its owner, once per (user, file hash, day); partial = counts total/success/failed add up — F8.',
    ],
  },
  F: {
    title: 'API hygiene',
    lines: [
      'Every body/query/param has a schema with maxima (string, array, depth); ids are decimal strings in int4/int8 range: default coercion took `1e3`→1000, `0x10`→16 and 1e19 [M] — 404/422, never 500.',
      'Map limits on the server: 10/100/25/255/1000/10 tags/10 images/5 spot images/radius [1, 2,000,000)/≥2 and ≥3 points/one isMain/recording layer undeletable — boundary tables n−1, n, n+1 — 422 with specification key.',
      'Encoded polylines: strict alphabet, complete, in range, point cap before decode — polyline_hostile — 422.',
      '`GET /v1/direction`, `POST /v1/placeid`: strict `lat,lng`, enum mode, ≤25 waypoints, ≤N ids; fixed upstream host, no redirects, 5 s, cache, per-user limit — SSRF list, 26 waypoints — MAX_WAYPOINTS_EXCEEDED / 400.',
      "Any user url (site, images, image block) is never fetched by the server; if it must be: resolve, refuse private v4/v6 (incl. mapped, 6to4, NAT64), pin IP, no redirects — wanderer's 35 ranges — 422 url.",
      'Limits per route class with 429 + `Retry-After`, keyed on trusted client IP — forged `X-Forwarded-For` — still 429.',
      'Create routes take an Idempotency-Key; save takes a version (`If-Match`) — same key twice → same answer; other body → 422; stale version → 409/412.',
      'Logs carry who/what/when, request id; no password, cookie, code, token, exact private track — grep logs after the full suite — 0 hits.',
    ],
  },
}

/** All lines with their names, counted on from section to section: A1 … F64. */
export function checklistLines() {
  let number = 0
  return Object.entries(CHECKLIST).flatMap(([section, { lines }]) =>
    lines.map((text) => ({ section, name: `${section}${++number}`, text })),
  )
}
