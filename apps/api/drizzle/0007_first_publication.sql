DROP INDEX "routes_public_created_idx";--> statement-breakpoint
DROP INDEX "routes_public_user_idx";--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "routes_public_published_idx" ON "routes" USING btree (coalesce("published_at", "created_at"),"id") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;--> statement-breakpoint
CREATE INDEX "routes_public_author_idx" ON "routes" USING btree ("user_id",coalesce("published_at", "created_at"),"id") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;