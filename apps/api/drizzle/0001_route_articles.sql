CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"stored_name" text NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_bodies" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"body" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_maps" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"layers" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_revisions" (
	"route_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"layers" json NOT NULL,
	"body" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_revisions_route_id_version_pk" PRIMARY KEY("route_id","version")
);
--> statement-breakpoint
CREATE TABLE "route_tags" (
	"route_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "route_tags_route_id_key_pk" PRIMARY KEY("route_id","key")
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"private_mode" text,
	"is_forbidden" boolean DEFAULT false NOT NULL,
	"share_token" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"distance_km" double precision,
	"bounds" "box",
	"place_ja" text,
	"place_en" text,
	"thumbnail_path" text,
	"preview_key" text NOT NULL,
	"search_text" text NOT NULL,
	"favorite_count" integer DEFAULT 0 NOT NULL,
	"copy_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "routes_private_mode_check" CHECK ("routes"."private_mode" in ('url', 'private'))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_bodies" ADD CONSTRAINT "route_bodies_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_maps" ADD CONSTRAINT "route_maps_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_revisions" ADD CONSTRAINT "route_revisions_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_tags" ADD CONSTRAINT "route_tags_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_stored_name_key" ON "files" USING btree ("stored_name");--> statement-breakpoint
CREATE INDEX "files_user_idx" ON "files" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "route_tags_key_idx" ON "route_tags" USING btree ("key","route_id");--> statement-breakpoint
CREATE INDEX "routes_public_created_idx" ON "routes" USING btree ("created_at","id") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;--> statement-breakpoint
CREATE INDEX "routes_public_favorite_idx" ON "routes" USING btree ("favorite_count","id") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;--> statement-breakpoint
CREATE INDEX "routes_public_copy_idx" ON "routes" USING btree ("copy_count","id") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;--> statement-breakpoint
CREATE INDEX "routes_public_bounds_idx" ON "routes" USING gist ("bounds") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;--> statement-breakpoint
CREATE INDEX "routes_user_idx" ON "routes" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "routes_preview_idx" ON "routes" USING btree ("preview_key");