-- In the order in which a save locks them; nobody shows or hides an article in between.
LOCK TABLE "routes", "route_tags" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "route_tags" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Taken from the article itself, also for a process of an earlier version that does not know of it.
CREATE FUNCTION "route_tags_take_visibility"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT NOT is_draft AND NOT is_forbidden AND private_mode IS NULL INTO STRICT NEW.is_public FROM "public"."routes" WHERE id = NEW.route_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "routes_tell_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."route_tags" SET is_public = NOT NEW.is_draft AND NOT NEW.is_forbidden AND NEW.private_mode IS NULL WHERE route_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "route_tags_take_visibility" BEFORE INSERT ON "route_tags"
FOR EACH ROW EXECUTE FUNCTION "route_tags_take_visibility"();--> statement-breakpoint
CREATE TRIGGER "routes_tell_tags" AFTER UPDATE OF is_draft, is_forbidden, private_mode ON "routes" FOR EACH ROW
WHEN ((OLD.is_draft, OLD.is_forbidden, OLD.private_mode) IS DISTINCT FROM (NEW.is_draft, NEW.is_forbidden, NEW.private_mode))
EXECUTE FUNCTION "routes_tell_tags"();--> statement-breakpoint
UPDATE "route_tags" SET is_public = true FROM "routes" r WHERE r.id = route_id AND NOT r.is_draft AND NOT r.is_forbidden AND r.private_mode IS NULL;--> statement-breakpoint
CREATE INDEX "route_tags_public_idx" ON "route_tags" USING btree ("key" collate "C","name") WHERE "route_tags"."is_public";--> statement-breakpoint
ANALYZE "route_tags";
