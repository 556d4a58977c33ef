ALTER TABLE "reports" DROP CONSTRAINT "reports_target_check";--> statement-breakpoint
DROP INDEX "reports_open_route_id_key";--> statement-breakpoint
DROP INDEX "reports_open_user_id_key";--> statement-breakpoint
DROP INDEX "reports_open_comment_id_key";--> statement-breakpoint
DROP INDEX "reports_user_idx";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "target_id" bigint NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_key" ON "reports" USING btree ("reporter_id","kind","target_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("kind","target_id","id");--> statement-breakpoint
CREATE INDEX "reports_user_idx" ON "reports" USING btree ("user_id","id");