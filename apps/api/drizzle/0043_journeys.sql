CREATE TABLE "journey_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journey_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journey_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"day" smallint NOT NULL,
	"note" text NOT NULL,
	"route_id" bigint,
	"part_object_id" text,
	"part_from_m" integer,
	"part_to_m" integer
);
--> statement-breakpoint
CREATE TABLE "journeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover_path" text,
	"starts_on" date,
	"is_travelling" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"is_forbidden" boolean DEFAULT false NOT NULL,
	"share_token" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"trashed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "journey_entries" ADD CONSTRAINT "journey_entries_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_entries" ADD CONSTRAINT "journey_entries_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journeys" ADD CONSTRAINT "journeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_entries_journey_idx" ON "journey_entries" USING btree ("journey_id","position");--> statement-breakpoint
CREATE INDEX "journey_entries_route_idx" ON "journey_entries" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "journeys_user_idx" ON "journeys" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "journeys_public_author_idx" ON "journeys" USING btree ("user_id","id") WHERE "journeys"."state" = 'public' and not "journeys"."is_forbidden" and "journeys"."trashed_at" is null;--> statement-breakpoint
CREATE INDEX "journeys_trashed_idx" ON "journeys" USING btree ("trashed_at") WHERE "journeys"."trashed_at" is not null;