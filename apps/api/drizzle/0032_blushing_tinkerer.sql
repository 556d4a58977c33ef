ALTER TABLE "route_moderations" ADD COLUMN "appeal_answer" text;--> statement-breakpoint
ALTER TABLE "route_moderations" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "route_moderations" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "route_moderations" ADD COLUMN "decline_points_at" jsonb;