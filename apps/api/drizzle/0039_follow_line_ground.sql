-- Each main line that others may read of has a row, which is queued when its map changes or its facts are computed anew.
CREATE FUNCTION "routes_queue_ground"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_other boolean := true;
BEGIN
	IF NEW.is_draft OR NEW.private_mode IS NOT DISTINCT FROM 'private' OR NEW.distance_km IS NULL THEN
		DELETE FROM "public"."route_ground" WHERE route_id = NEW.id;
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		is_other := NEW.preview_key <> OLD.preview_key;
		IF NOT is_other AND NEW.facts_version = OLD.facts_version AND NOT OLD.is_draft
			AND OLD.private_mode IS DISTINCT FROM 'private' AND OLD.distance_km IS NOT NULL THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO "public"."route_ground" (route_id, due_at) VALUES (NEW.id, now())
	ON CONFLICT (route_id) DO UPDATE SET due_at = now(), tries = 0,
		region = CASE WHEN is_other THEN NULL ELSE route_ground.region END,
		summary = CASE WHEN is_other THEN NULL ELSE route_ground.summary END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "routes_queue_ground"
AFTER INSERT OR UPDATE OF preview_key, is_draft, private_mode, distance_km, facts_version ON "routes"
FOR EACH ROW EXECUTE FUNCTION "routes_queue_ground"();
