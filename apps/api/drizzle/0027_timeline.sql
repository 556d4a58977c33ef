CREATE TABLE "timeline_days" (
	"user_id" bigint NOT NULL,
	"date" date NOT NULL,
	"time_zone" text NOT NULL,
	"distance_meters" integer NOT NULL,
	"main_type" text,
	"segments" text NOT NULL,
	"bytes" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timeline_days_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "timeline_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeline_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"result" text,
	"file_names" jsonb NOT NULL,
	"replaces" boolean NOT NULL,
	"oldest" date NOT NULL,
	"newest" date NOT NULL,
	"total" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"success" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "timeline_staged_days" (
	"import_id" bigint NOT NULL,
	"date" date NOT NULL,
	"time_zone" text NOT NULL,
	"segments" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "timeline_staged_days_import_id_date_pk" PRIMARY KEY("import_id","date")
);
--> statement-breakpoint
ALTER TABLE "timeline_days" ADD CONSTRAINT "timeline_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_imports" ADD CONSTRAINT "timeline_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_staged_days" ADD CONSTRAINT "timeline_staged_days_import_id_timeline_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."timeline_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timeline_days_figures_idx" ON "timeline_days" USING btree ("user_id","date","distance_meters","main_type","bytes");--> statement-breakpoint
CREATE INDEX "timeline_imports_user_idx" ON "timeline_imports" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "timeline_imports_current_key" ON "timeline_imports" USING btree ("user_id") WHERE "timeline_imports"."state" in ('before_upload', 'ready', 'running');