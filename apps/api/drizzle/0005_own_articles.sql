CREATE TABLE "route_moderations" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"publication_requested_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "route_moderations" ADD CONSTRAINT "route_moderations_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;