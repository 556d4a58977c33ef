CREATE TABLE "search_changes" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"version" bigserial NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"name" text PRIMARY KEY NOT NULL,
	"is_serving" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_since_idx" ON "search_changes" USING btree ("since");--> statement-breakpoint
-- In the transaction of each change, as long as an index at a search engine is fed. Versions are drawn under the lock of the row.
CREATE FUNCTION "route_search_tell_engine"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "public"."search_indexes") THEN
		INSERT INTO "public"."search_changes" (route_id) VALUES (coalesce(NEW.route_id, OLD.route_id))
		ON CONFLICT (route_id) DO UPDATE SET version = nextval('public.search_changes_version_seq');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "route_search_tell_engine" AFTER INSERT OR UPDATE OR DELETE ON "route_search"
FOR EACH ROW EXECUTE FUNCTION "route_search_tell_engine"();
