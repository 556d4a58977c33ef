-- In the order in which saves take these tables, so that a process that goes on saving meanwhile waits instead of blocking this for good.
ALTER TABLE "routes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "translated_title" text;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "translated_summary" text;--> statement-breakpoint
ALTER TABLE "route_bodies" ADD COLUMN "translated_body" json;--> statement-breakpoint
ALTER TABLE "route_revisions" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "route_revisions" ADD COLUMN "translated_title" text;--> statement-breakpoint
ALTER TABLE "route_revisions" ADD COLUMN "translated_summary" text;--> statement-breakpoint
ALTER TABLE "route_revisions" ADD COLUMN "translated_body" json;
