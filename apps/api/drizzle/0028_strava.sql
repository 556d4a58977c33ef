CREATE TABLE "strava_connections" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"athlete_id" text NOT NULL,
	"athlete_name" text NOT NULL,
	"reads_private" boolean NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strava_import_items" (
	"import_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"user_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"article_id" bigint,
	"error" text,
	"troubles" smallint DEFAULT 0 NOT NULL,
	"summary" json,
	"line" json,
	CONSTRAINT "strava_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "strava_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strava_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"waits_until" timestamp with time zone,
	"wait_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strava_revocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strava_revocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"athlete_id" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strava_usage" (
	"id" smallint PRIMARY KEY NOT NULL,
	"quarter_start" timestamp with time zone NOT NULL,
	"quarter_used" integer NOT NULL,
	"quarter_limit" integer NOT NULL,
	"day_start" timestamp with time zone NOT NULL,
	"day_used" integer NOT NULL,
	"day_limit" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "strava_connections" ADD CONSTRAINT "strava_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strava_import_items" ADD CONSTRAINT "strava_import_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strava_import_items" ADD CONSTRAINT "strava_import_items_article_id_routes_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."routes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strava_import_items" ADD CONSTRAINT "strava_import_items_import_id_strava_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."strava_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strava_imports" ADD CONSTRAINT "strava_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "strava_import_items_imported_key" ON "strava_import_items" USING btree ("user_id","activity_id") WHERE "strava_import_items"."state" = 'imported' and "strava_import_items"."article_id" is not null;--> statement-breakpoint
CREATE INDEX "strava_import_items_article_idx" ON "strava_import_items" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "strava_imports_user_idx" ON "strava_imports" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "strava_imports_running_key" ON "strava_imports" USING btree ("user_id") WHERE "strava_imports"."state" = 'running';