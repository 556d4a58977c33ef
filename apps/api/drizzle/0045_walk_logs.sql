CREATE TABLE "walk_log_photos" (
	"log_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "walk_log_photos_log_id_position_pk" PRIMARY KEY("log_id","position")
);
--> statement-breakpoint
CREATE TABLE "walk_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "walk_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"route_id" bigint,
	"share_token" text,
	"track_id" bigint,
	"walked_on" date NOT NULL,
	"minutes" integer,
	"conditions" text[] NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"prohibited_at" timestamp with time zone,
	"prohibition_reason" text
);
--> statement-breakpoint
ALTER TABLE "walk_log_photos" ADD CONSTRAINT "walk_log_photos_log_id_walk_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."walk_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_log_photos" ADD CONSTRAINT "walk_log_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_logs" ADD CONSTRAINT "walk_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_logs" ADD CONSTRAINT "walk_logs_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_logs" ADD CONSTRAINT "walk_logs_track_id_routes_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."routes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "walk_log_photos_file_idx" ON "walk_log_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "walk_logs_route_idx" ON "walk_logs" USING btree ("route_id","walked_on","id");--> statement-breakpoint
CREATE INDEX "walk_logs_user_idx" ON "walk_logs" USING btree ("user_id","walked_on","id");--> statement-breakpoint
CREATE INDEX "walk_logs_track_idx" ON "walk_logs" USING btree ("track_id") WHERE "walk_logs"."track_id" is not null;