ALTER TABLE "route_search" ADD COLUMN "course_minutes" integer;--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "climb_m" integer;--> statement-breakpoint
ALTER TABLE "route_search" ADD COLUMN "course_constant" double precision;--> statement-breakpoint
-- Each row takes them over as it is built again, or as its article changes.
CREATE OR REPLACE FUNCTION "route_search_take_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT NOT is_draft AND NOT is_forbidden AND private_mode IS NULL, favorite_count, copy_count, distance_km, course_minutes, climb_m, course_constant, bounds, coalesce(published_at, created_at)
	INTO NEW.is_public, NEW.favorite_count, NEW.copy_count, NEW.distance_km, NEW.course_minutes, NEW.climb_m, NEW.course_constant, NEW.bounds, NEW.published_at
	FROM "public"."routes" WHERE id = NEW.route_id;
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER "routes_tell_search" ON "routes";--> statement-breakpoint
CREATE TRIGGER "routes_tell_search"
AFTER UPDATE OF is_draft, is_forbidden, private_mode, favorite_count, copy_count, distance_km, course_minutes, climb_m, course_constant, bounds, created_at, published_at ON "routes"
FOR EACH ROW EXECUTE FUNCTION "routes_tell_search"();
