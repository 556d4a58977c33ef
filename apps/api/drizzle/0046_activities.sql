CREATE TABLE "activities" (
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"is_public" boolean NOT NULL,
	"user_id" bigint NOT NULL,
	"happened_on" date NOT NULL,
	"sport" text NOT NULL,
	"route_id" bigint,
	"line_id" bigint,
	"is_own_line" boolean NOT NULL,
	"distance_m" integer,
	"climb_m" integer,
	"seconds" integer,
	"highest_m" integer,
	CONSTRAINT "activities_kind_ref_id_is_public_pk" PRIMARY KEY("kind","ref_id","is_public")
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"user_id" bigint NOT NULL,
	"is_public" boolean NOT NULL,
	"day" date NOT NULL,
	"sport" text NOT NULL,
	"count" integer NOT NULL,
	"distance_count" integer NOT NULL,
	"distance_m" bigint NOT NULL,
	"climb_count" integer NOT NULL,
	"climb_m" bigint NOT NULL,
	"time_count" integer NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "activity_days_user_id_is_public_day_sport_pk" PRIMARY KEY("user_id","is_public","day","sport")
);
--> statement-breakpoint
CREATE TABLE "route_places" (
	"route_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"place_id" text NOT NULL,
	"name_ja" text NOT NULL,
	"name_en" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"position" "point" NOT NULL,
	"elevation_m" integer,
	CONSTRAINT "route_places_route_id_kind_place_id_pk" PRIMARY KEY("route_id","kind","place_id")
);
--> statement-breakpoint
CREATE TABLE "route_track_lines" (
	"route_id" bigint NOT NULL,
	"is_own" boolean NOT NULL,
	"level" smallint NOT NULL,
	"lines" text NOT NULL,
	"bounds" "box" NOT NULL,
	CONSTRAINT "route_track_lines_route_id_level_is_own_pk" PRIMARY KEY("route_id","level","is_own")
);
--> statement-breakpoint
CREATE TABLE "route_tracks" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"recorded_on" date,
	"sport" text,
	"distance_m" integer,
	"climb_m" integer,
	"seconds" integer,
	"highest_m" integer,
	"shown_distance_m" integer,
	"shown_climb_m" integer,
	"shown_seconds" integer,
	"shown_highest_m" integer,
	"gazetteer" text
);
--> statement-breakpoint
CREATE TABLE "shown_years" (
	"user_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_places" ADD CONSTRAINT "route_places_route_id_route_tracks_route_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."route_tracks"("route_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_track_lines" ADD CONSTRAINT "route_track_lines_route_id_route_tracks_route_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."route_tracks"("route_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_tracks" ADD CONSTRAINT "route_tracks_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_years" ADD CONSTRAINT "shown_years_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_user_idx" ON "activities" USING btree ("user_id","is_public","happened_on","kind","ref_id");--> statement-breakpoint
CREATE INDEX "route_tracks_gazetteer_idx" ON "route_tracks" USING btree ("gazetteer","route_id");--> statement-breakpoint
-- Held until the end of the transaction: an article and the logs that name it are put together, and count once.
CREATE FUNCTION "activities_hold"(person bigint) RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock(hashtextextended('activities:' || person, 0));
$$;--> statement-breakpoint
-- Whether everybody may know of a walk in the years of its walker.
CREATE FUNCTION "activities_show_log"(log "walk_logs") RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT log.visibility = 'public' AND log.prohibited_at IS NULL AND EXISTS (
		SELECT FROM "public"."routes" r
		WHERE r.id = log.route_id AND NOT r.is_draft AND NOT r.is_forbidden AND r.private_mode IS NULL AND r.source IS NULL);
$$;--> statement-breakpoint
-- Brings the rows of an article of a recording in step: none where a log names it. Its owner has to be held.
CREATE FUNCTION "activities_put_article"(article bigint) RETURNS void LANGUAGE sql AS $$
	WITH due AS MATERIALIZED (
		SELECT r.id, r.user_id, k.is_public, t.recorded_on, t.sport,
			CASE WHEN k.is_public THEN t.shown_distance_m ELSE t.distance_m END AS distance_m,
			CASE WHEN k.is_public THEN t.shown_climb_m ELSE t.climb_m END AS climb_m,
			CASE WHEN k.is_public THEN t.shown_seconds ELSE t.seconds END AS seconds,
			CASE WHEN k.is_public THEN t.shown_highest_m ELSE t.highest_m END AS highest_m
		FROM "public"."routes" r
		JOIN "public"."route_tracks" t ON t.route_id = r.id
		JOIN "public"."users" u ON u.id = r.user_id AND u.withdrawn_at IS NULL
		CROSS JOIN (VALUES (false), (true)) AS k(is_public)
		WHERE r.id = article AND t.recorded_on IS NOT NULL AND r.trashed_version IS DISTINCT FROM r.version
			AND (NOT k.is_public
				OR NOT r.is_draft AND NOT r.is_forbidden AND r.private_mode IS NULL AND r.source IS NULL)
			AND NOT EXISTS (
				SELECT FROM "public"."walk_logs" l
				WHERE l.user_id = r.user_id AND (l.route_id = r.id OR l.track_id = r.id)
					AND (NOT k.is_public OR "public"."activities_show_log"(l)))
	), gone AS (
		DELETE FROM "public"."activities" a
		WHERE a.kind = 'article' AND a.ref_id = article AND NOT EXISTS (SELECT FROM due WHERE due.is_public = a.is_public)
	)
	INSERT INTO "public"."activities" (kind, ref_id, is_public, user_id, happened_on, sport, route_id, line_id,
		is_own_line, distance_m, climb_m, seconds, highest_m)
	SELECT 'article', id, is_public, user_id, recorded_on, coalesce(sport, 'walk'), id, id,
		true, distance_m, climb_m, seconds, highest_m FROM due
	ON CONFLICT (kind, ref_id, is_public) DO UPDATE SET user_id = excluded.user_id, happened_on = excluded.happened_on,
		sport = excluded.sport, distance_m = excluded.distance_m, climb_m = excluded.climb_m,
		seconds = excluded.seconds, highest_m = excluded.highest_m;
$$;--> statement-breakpoint
-- Brings the rows of logs in step. Figures are those of a walker's own recording, or of their own article, as these are; of
-- somebody else's article as it was when they wrote the log: what its author does to it later changes no walk.
CREATE FUNCTION "activities_put_logs"(ids bigint[], is_new boolean) RETURNS void LANGUAGE sql AS $$
	WITH due AS MATERIALIZED (
		SELECT l.id, l.user_id, k.is_public, l.walked_on, r.id AS article, x.id AS line, coalesce(x.user_id = l.user_id, false) AS is_own,
			coalesce(f.sport, 'walk') AS sport, f.distance_m, f.climb_m, coalesce(l.minutes * 60, f.seconds) AS seconds, f.highest_m
		FROM "public"."walk_logs" l
		JOIN "public"."users" u ON u.id = l.user_id AND u.withdrawn_at IS NULL
		CROSS JOIN (VALUES (false), (true)) AS k(is_public)
		LEFT JOIN "public"."routes" r ON r.id = l.route_id AND (
			r.user_id = l.user_id AND r.trashed_version IS DISTINCT FROM r.version
			OR NOT r.is_draft AND NOT r.is_forbidden
				AND (r.private_mode IS NULL OR r.private_mode = 'url' AND r.share_token = l.share_token))
		LEFT JOIN "public"."routes" t ON t.id = l.track_id AND t.user_id = l.user_id
			AND t.trashed_version IS DISTINCT FROM t.version
			AND (NOT k.is_public OR NOT t.is_draft AND NOT t.is_forbidden AND t.private_mode IS NULL AND t.source IS NULL)
		LEFT JOIN "public"."routes" x ON x.id = coalesce(t.id, r.id)
		LEFT JOIN "public"."route_tracks" w ON w.route_id = x.id
		LEFT JOIN "public"."activities" old ON old.kind = 'walk_log' AND old.ref_id = l.id AND NOT old.is_public
		CROSS JOIN LATERAL (SELECT CASE
			WHEN x.user_id = l.user_id THEN CASE WHEN k.is_public THEN 'shown' ELSE 'own' END
			WHEN x.id IS NULL OR old.ref_id IS NOT NULL AND NOT is_new AND NOT old.is_own_line THEN 'before'
			ELSE 'other' END AS source) s
		CROSS JOIN LATERAL (
			SELECT w.sport, coalesce(w.distance_m, round(x.distance_km * 1000)::int) AS distance_m,
				coalesce(w.climb_m, x.climb_m) AS climb_m, w.seconds, w.highest_m WHERE s.source = 'own'
			UNION ALL
			SELECT w.sport, CASE WHEN w.route_id IS NULL THEN round(x.distance_km * 1000)::int ELSE w.shown_distance_m END,
				CASE WHEN w.route_id IS NULL THEN x.climb_m ELSE w.shown_climb_m END, w.shown_seconds, w.shown_highest_m
				WHERE s.source = 'shown'
			UNION ALL
			SELECT w.sport, coalesce(w.shown_distance_m, round(x.distance_km * 1000)::int),
				coalesce(w.shown_climb_m, x.climb_m), NULL, w.shown_highest_m WHERE s.source = 'other'
			UNION ALL
			SELECT old.sport, old.distance_m, old.climb_m, CASE WHEN x.id IS NULL THEN old.seconds END, old.highest_m
				WHERE s.source = 'before'
		) f
		WHERE l.id = ANY (ids) AND (NOT k.is_public OR "public"."activities_show_log"(l))
	), gone AS (
		DELETE FROM "public"."activities" a
		WHERE a.kind = 'walk_log' AND a.ref_id = ANY (ids)
			AND NOT EXISTS (SELECT FROM due WHERE due.id = a.ref_id AND due.is_public = a.is_public)
	)
	INSERT INTO "public"."activities" (kind, ref_id, is_public, user_id, happened_on, sport, route_id, line_id,
		is_own_line, distance_m, climb_m, seconds, highest_m)
	SELECT 'walk_log', id, is_public, user_id, walked_on, sport, article, line,
		is_own, distance_m, climb_m, seconds, highest_m FROM due
	ON CONFLICT (kind, ref_id, is_public) DO UPDATE SET happened_on = excluded.happened_on, sport = excluded.sport,
		route_id = excluded.route_id, line_id = excluded.line_id, is_own_line = excluded.is_own_line,
		distance_m = excluded.distance_m, climb_m = excluded.climb_m, seconds = excluded.seconds, highest_m = excluded.highest_m;
$$;--> statement-breakpoint
CREATE FUNCTION "walk_logs_tell_activities"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own bigint[];
BEGIN
	-- Of a foreign article that is being deleted with many logs, no walker is held.
	own := ARRAY(SELECT id FROM "public"."routes"
		WHERE id IN (OLD.route_id, OLD.track_id, NEW.route_id, NEW.track_id) AND user_id = coalesce(NEW.user_id, OLD.user_id));
	IF cardinality(own) > 0 THEN
		PERFORM "public"."activities_hold"(coalesce(NEW.user_id, OLD.user_id));
	END IF;
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "public"."activities" WHERE kind = 'walk_log' AND ref_id = OLD.id;
	ELSE
		PERFORM "public"."activities_put_logs"(ARRAY[NEW.id], TG_OP = 'INSERT' OR NEW.track_id IS DISTINCT FROM OLD.track_id);
	END IF;
	PERFORM "public"."activities_put_article"(id) FROM unnest(own) AS id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "walk_logs_tell_activities" AFTER INSERT OR DELETE
OR UPDATE OF route_id, track_id, share_token, walked_on, minutes, visibility, prohibited_at ON "walk_logs"
FOR EACH ROW EXECUTE FUNCTION "walk_logs_tell_activities"();--> statement-breakpoint
-- Who may see an article, or whose it is, has changed.
CREATE FUNCTION "routes_tell_activities"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "public"."activities" WHERE kind = 'article' AND ref_id = OLD.id;
		RETURN NULL;
	END IF;
	PERFORM "public"."activities_hold"(NEW.user_id);
	PERFORM "public"."activities_put_article"(NEW.id);
	PERFORM "public"."activities_put_logs"(
		ARRAY(SELECT id FROM "public"."walk_logs" WHERE route_id = NEW.id OR track_id = NEW.id ORDER BY id), false);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "routes_tell_activities_of_end" AFTER DELETE ON "routes"
FOR EACH ROW EXECUTE FUNCTION "routes_tell_activities"();--> statement-breakpoint
CREATE TRIGGER "routes_tell_activities"
AFTER UPDATE OF user_id, is_draft, is_forbidden, private_mode, share_token, source, version, trashed_version ON "routes"
FOR EACH ROW WHEN (
	(OLD.user_id, OLD.is_draft, OLD.is_forbidden, OLD.private_mode, OLD.share_token, OLD.source,
		OLD.trashed_version IS NOT DISTINCT FROM OLD.version)
	IS DISTINCT FROM (NEW.user_id, NEW.is_draft, NEW.is_forbidden, NEW.private_mode, NEW.share_token, NEW.source,
		NEW.trashed_version IS NOT DISTINCT FROM NEW.version))
EXECUTE FUNCTION "routes_tell_activities"();--> statement-breakpoint
-- The track of a map that is written goes: whoever writes it stores the new one after that, or the background does.
CREATE FUNCTION "route_maps_drop_track"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "public"."route_tracks" WHERE route_id = NEW.route_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "route_maps_drop_track" AFTER UPDATE ON "route_maps"
FOR EACH ROW EXECUTE FUNCTION "route_maps_drop_track"();--> statement-breakpoint
CREATE FUNCTION "route_tracks_tell_activities"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	article bigint := coalesce(NEW.route_id, OLD.route_id);
	person bigint;
BEGIN
	SELECT user_id INTO person FROM "public"."routes" WHERE id = article;
	IF person IS NULL THEN
		RETURN NULL;
	END IF;
	PERFORM "public"."activities_hold"(person);
	PERFORM "public"."activities_put_article"(article);
	PERFORM "public"."activities_put_logs"(ARRAY(
		SELECT id FROM "public"."walk_logs" WHERE user_id = person AND (route_id = article OR track_id = article) ORDER BY id), false);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "route_tracks_tell_activities" AFTER INSERT OR DELETE OR UPDATE OF recorded_on, sport, distance_m, climb_m, seconds,
	highest_m, shown_distance_m, shown_climb_m, shown_seconds, shown_highest_m ON "route_tracks"
FOR EACH ROW EXECUTE FUNCTION "route_tracks_tell_activities"();--> statement-breakpoint
-- Adds to the sums of a day and takes from them. Rows are locked, so that all who change a day at once are counted.
CREATE FUNCTION "activities_add_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "public"."activity_days" d SET count = d.count - 1,
			distance_count = d.distance_count - num_nonnulls(OLD.distance_m), distance_m = d.distance_m - coalesce(OLD.distance_m, 0),
			climb_count = d.climb_count - num_nonnulls(OLD.climb_m), climb_m = d.climb_m - coalesce(OLD.climb_m, 0),
			time_count = d.time_count - num_nonnulls(OLD.seconds), seconds = d.seconds - coalesce(OLD.seconds, 0)
		WHERE d.user_id = OLD.user_id AND d.is_public = OLD.is_public AND d.day = OLD.happened_on AND d.sport = OLD.sport;
		DELETE FROM "public"."activity_days" d
		WHERE d.user_id = OLD.user_id AND d.is_public = OLD.is_public AND d.day = OLD.happened_on AND d.sport = OLD.sport
			AND d.count = 0;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "public"."activity_days" AS d (user_id, is_public, day, sport, count, distance_count, distance_m,
			climb_count, climb_m, time_count, seconds)
		VALUES (NEW.user_id, NEW.is_public, NEW.happened_on, NEW.sport, 1, num_nonnulls(NEW.distance_m), coalesce(NEW.distance_m, 0),
			num_nonnulls(NEW.climb_m), coalesce(NEW.climb_m, 0), num_nonnulls(NEW.seconds), coalesce(NEW.seconds, 0))
		ON CONFLICT (user_id, is_public, day, sport) DO UPDATE SET count = d.count + 1,
			distance_count = d.distance_count + excluded.distance_count, distance_m = d.distance_m + excluded.distance_m,
			climb_count = d.climb_count + excluded.climb_count, climb_m = d.climb_m + excluded.climb_m,
			time_count = d.time_count + excluded.time_count, seconds = d.seconds + excluded.seconds;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activities_add_up" AFTER INSERT OR DELETE ON "activities"
FOR EACH ROW EXECUTE FUNCTION "activities_add_up"();--> statement-breakpoint
CREATE TRIGGER "activities_add_up_changes" AFTER UPDATE ON "activities" FOR EACH ROW
WHEN ((OLD.user_id, OLD.happened_on, OLD.sport, OLD.distance_m, OLD.climb_m, OLD.seconds)
	IS DISTINCT FROM (NEW.user_id, NEW.happened_on, NEW.sport, NEW.distance_m, NEW.climb_m, NEW.seconds))
EXECUTE FUNCTION "activities_add_up"();
