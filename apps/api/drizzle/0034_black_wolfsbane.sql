ALTER TABLE "routes" ADD COLUMN "climb_m" integer;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "outline" text;