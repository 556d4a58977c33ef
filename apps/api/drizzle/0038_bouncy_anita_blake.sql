CREATE TABLE "route_ground" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"region" text,
	"summary" jsonb
);
--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "course_by_ground" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "route_ground" ADD CONSTRAINT "route_ground_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "route_ground_due_idx" ON "route_ground" USING btree ("due_at") WHERE "route_ground"."due_at" is not null;