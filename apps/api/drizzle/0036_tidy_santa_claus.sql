ALTER TABLE "routes" ADD COLUMN "course_minutes" integer;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "course_model" text;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "course_version" smallint;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "course_constant" double precision;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "is_loop" boolean;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "line_profile" text;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "facts_version" smallint DEFAULT 0 NOT NULL;