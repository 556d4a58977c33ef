ALTER TABLE "route_search" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "favorite_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "copy_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "distance_km" double precision;--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "bounds" "box";--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Room on every page: a count that changes must not have all tokens of the article sorted in again.
ALTER TABLE "route_search" SET (toast_tuple_target = 320, fillfactor = 85);--> statement-breakpoint
-- Facts are taken from the article itself, also for a process of an earlier version that does not know of them.
CREATE FUNCTION "route_search_take_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT NOT is_draft AND NOT is_forbidden AND private_mode IS NULL, favorite_count, copy_count, distance_km, bounds, coalesce(published_at, created_at)
	INTO NEW.is_public, NEW.favorite_count, NEW.copy_count, NEW.distance_km, NEW.bounds, NEW.published_at
	FROM "public"."routes" WHERE id = NEW.route_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "routes_tell_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."route_search" SET version = version WHERE route_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Without its index while every row changes: it is made anew many times faster than it is changed.
DROP INDEX "route_search_tokens_idx";--> statement-breakpoint
-- Row by row as they lie, which is by age: steps of age read what lies together.
UPDATE "route_search" SET
	version = CASE version WHEN 1 THEN 2 ELSE 0 END,
	tokens = tokens || ARRAY(
		WITH plain AS (SELECT token FROM unnest(tokens) token WHERE token LIKE 't:%' OR token LIKE 'd:%'),
		photos AS (SELECT token FROM unnest(tokens) token WHERE token = 'p:'),
		paired AS (SELECT photos.token || '|' || plain.token AS token FROM photos, plain),
		kinds AS (SELECT token FROM plain UNION ALL SELECT token FROM photos UNION ALL SELECT token FROM paired),
		levels AS (SELECT token FROM unnest(tokens) token WHERE token LIKE 'f:%' OR token LIKE 'c:%'),
		letters AS (
			SELECT prefix, substr(run[1], at, 3) AS token
			FROM (VALUES ('h:', head), ('', head), ('', body)) texts (prefix, words),
				regexp_matches(words, '[^a-z0-9\s]{3,}', 'g') run, generate_series(1, length(run[1]) - 2) at
		)
		SELECT token FROM paired UNION ALL
		SELECT levels.token || '|' || kinds.token FROM levels, kinds UNION ALL
		SELECT DISTINCT prefix || token FROM letters
	),
	(is_public, favorite_count, copy_count, distance_km, bounds, published_at) = (
		SELECT NOT is_draft AND NOT is_forbidden AND private_mode IS NULL, r.favorite_count, r.copy_count, r.distance_km, r.bounds,
			coalesce(r.published_at, r.created_at)
		FROM "routes" r WHERE r.id = route_id
	);--> statement-breakpoint
CREATE INDEX "route_search_tokens_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE TRIGGER "route_search_take_facts" BEFORE INSERT OR UPDATE ON "route_search"
FOR EACH ROW EXECUTE FUNCTION "route_search_take_facts"();--> statement-breakpoint
CREATE TRIGGER "routes_tell_search"
AFTER UPDATE OF is_draft, is_forbidden, private_mode, favorite_count, copy_count, distance_km, bounds, created_at, published_at ON "routes"
FOR EACH ROW EXECUTE FUNCTION "routes_tell_search"();--> statement-breakpoint
ANALYZE "route_search";
