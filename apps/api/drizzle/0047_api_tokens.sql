CREATE TABLE "access_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_digest_unique" UNIQUE("digest")
);--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_user_idx" ON "access_tokens" USING btree ("user_id","id");--> statement-breakpoint
CREATE TABLE "deleted_walk_logs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"log" jsonb NOT NULL,
	"photo_ids" jsonb NOT NULL
);--> statement-breakpoint
ALTER TABLE "walk_logs" ADD COLUMN "part_object_id" text;--> statement-breakpoint
ALTER TABLE "walk_logs" ADD COLUMN "part_from_m" integer;--> statement-breakpoint
ALTER TABLE "walk_logs" ADD COLUMN "part_to_m" integer;--> statement-breakpoint
ALTER TABLE "deleted_walk_logs" ADD CONSTRAINT "deleted_walk_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_walk_logs_user_idx" ON "deleted_walk_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_walk_logs_deleted_idx" ON "deleted_walk_logs" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "walk_logs_prohibited_idx" ON "walk_logs" USING btree ("id") WHERE "walk_logs"."prohibited_at" is not null;--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "route_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ALTER COLUMN "route_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN IF NOT EXISTS "journey_id" bigint;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN IF NOT EXISTS "journey_id" bigint;--> statement-breakpoint
ALTER TABLE "journeys" ADD COLUMN IF NOT EXISTS "favorite_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "journeys" ADD COLUMN IF NOT EXISTS "comment_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN IF NOT EXISTS "journey_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_journey_id_journeys_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journeys"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_journey_idx" ON "comments" USING btree ("journey_id","id") WHERE "comments"."journey_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "comments_journey_thread_idx" ON "comments" USING btree ("journey_id","id") WHERE "comments"."journey_id" is not null and "comments"."root_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "favorites_user_journey_key" ON "favorites" USING btree ("user_id","journey_id") WHERE "favorites"."journey_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "favorites_journey_idx" ON "favorites" USING btree ("journey_id","id") WHERE "favorites"."journey_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_journey_idx" ON "notifications" USING btree ("journey_id") WHERE "notifications"."journey_id" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_subject_check" CHECK (num_nonnulls("comments"."route_id", "comments"."journey_id") = 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_subject_check" CHECK (num_nonnulls("favorites"."route_id", "favorites"."journey_id") = 1) NOT VALID;
