ALTER TABLE "routes" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "trashed_version" integer;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "trashed_was_draft" boolean;--> statement-breakpoint
CREATE INDEX "routes_trashed_idx" ON "routes" USING btree ("trashed_at","id") WHERE "routes"."trashed_at" is not null;