CREATE TABLE "route_search" (
	"route_id" bigint PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"tokens" text[] NOT NULL,
	"head" text NOT NULL,
	"body" text NOT NULL,
	"anchor" "point",
	"outline" text
);
--> statement-breakpoint
-- Tokens and text lie apart, so that what searches walk through stays narrow.
ALTER TABLE "route_search" SET (toast_tuple_target = 256);
--> statement-breakpoint
CREATE TABLE "authors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"route_count" integer NOT NULL,
	"favorite_sum" bigint NOT NULL,
	"copy_sum" bigint NOT NULL,
	"beginnings" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "route_tags_key_idx";--> statement-breakpoint
ALTER TABLE "route_search" ADD CONSTRAINT "route_search_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "route_search_tokens_idx" ON "route_search" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "authors_route_count_idx" ON "authors" USING btree ("route_count","user_id");--> statement-breakpoint
CREATE INDEX "authors_favorite_idx" ON "authors" USING btree ("favorite_sum","user_id");--> statement-breakpoint
CREATE INDEX "authors_copy_idx" ON "authors" USING btree ("copy_sum","user_id");--> statement-breakpoint
CREATE INDEX "authors_beginnings_idx" ON "authors" USING gin ("beginnings") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "routes_public_user_idx" ON "routes" USING btree ("user_id","created_at","id") WHERE not "routes"."is_draft" and not "routes"."is_forbidden" and "routes"."private_mode" is null;--> statement-breakpoint
CREATE INDEX "route_tags_key_idx" ON "route_tags" USING btree ("key" collate "C","route_id");--> statement-breakpoint
ALTER TABLE "routes" DROP COLUMN "search_text";