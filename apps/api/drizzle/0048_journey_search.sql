ALTER TABLE "journeys" ADD COLUMN IF NOT EXISTS "search_tokens" text[];--> statement-breakpoint
ALTER TABLE "journeys" ADD COLUMN IF NOT EXISTS "search_text" text;--> statement-breakpoint
ALTER TABLE "journeys" ADD COLUMN IF NOT EXISTS "search_version" smallint;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "journeys_search_idx" ON "journeys" USING gin ("search_tokens") WITH (fastupdate=false) WHERE "journeys"."state" = 'public' and not "journeys"."is_forbidden" and "journeys"."trashed_at" is null;