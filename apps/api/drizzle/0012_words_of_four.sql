-- Without the indexes while every row changes: they are made anew many times faster than they are changed.
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
DROP INDEX "route_search_tokens_idx";--> statement-breakpoint
DROP INDEX "route_search_liked_idx";--> statement-breakpoint
DROP INDEX "route_search_most_liked_idx";--> statement-breakpoint
DROP INDEX "route_search_copied_idx";--> statement-breakpoint
DROP INDEX "route_search_most_copied_idx";--> statement-breakpoint
-- Row by row as they lie, which is by age: steps of age read what lies together.
UPDATE "route_search" SET
	version = CASE version WHEN 2 THEN 3 ELSE 0 END,
	tokens = tokens || ARRAY(
		WITH texts (prefix, words) AS (VALUES ('h:', head), ('', head), ('', body)),
		letters AS (
			SELECT prefix || substr(run[1], at, 4) AS token
			FROM texts, regexp_matches(words, '[^a-z0-9\s]{4,}', 'g') run, generate_series(1, length(run[1]) - 3) at
		),
		beginnings AS (
			SELECT prefix || '^' || left(run[1], at) AS token
			FROM texts, regexp_matches(words, '[a-z0-9]{11,}', 'g') run, generate_series(11, least(16, length(run[1]))) at
		)
		SELECT token FROM letters UNION SELECT token FROM beginnings
	);--> statement-breakpoint
CREATE INDEX "route_search_tokens_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "route_search_liked_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false) WHERE tokens && '{f:4,f:5,f:6,f:7,f:8,f:9,f:10,f:11,f:12,f:13,f:14,f:15,f:16,f:17,f:18,f:19,f:20}'::text[];--> statement-breakpoint
CREATE INDEX "route_search_most_liked_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false) WHERE tokens && '{f:8,f:9,f:10,f:11,f:12,f:13,f:14,f:15,f:16,f:17,f:18,f:19,f:20}'::text[];--> statement-breakpoint
CREATE INDEX "route_search_copied_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false) WHERE tokens && '{c:2,c:3,c:4,c:5,c:6,c:7,c:8,c:9,c:10,c:11,c:12,c:13,c:14,c:15,c:16,c:17,c:18,c:19,c:20}'::text[];--> statement-breakpoint
CREATE INDEX "route_search_most_copied_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false) WHERE tokens && '{c:5,c:6,c:7,c:8,c:9,c:10,c:11,c:12,c:13,c:14,c:15,c:16,c:17,c:18,c:19,c:20}'::text[];--> statement-breakpoint
ANALYZE "route_search";
