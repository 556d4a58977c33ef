CREATE TABLE "private_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"radius_meters" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_cuts" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "route_maps" ADD COLUMN "own_layers" json;--> statement-breakpoint
ALTER TABLE "private_places" ADD CONSTRAINT "private_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_cuts" ADD CONSTRAINT "route_cuts_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_cuts" ADD CONSTRAINT "route_cuts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_places_user_idx" ON "private_places" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "route_cuts_user_idx" ON "route_cuts" USING btree ("user_id","route_id");--> statement-breakpoint
CREATE INDEX "route_cuts_open_idx" ON "route_cuts" USING btree ("user_id") WHERE "route_cuts"."done_at" is null;