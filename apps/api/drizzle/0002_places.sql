CREATE TABLE "gazetteer_loads" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_areas" (
	"id" integer PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"ring" "polygon" NOT NULL,
	"size" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name_ja" text NOT NULL,
	"name_en" text NOT NULL,
	"area_ja" text NOT NULL,
	"area_en" text NOT NULL,
	"label_ja" text NOT NULL,
	"label_en" text NOT NULL,
	"region" text,
	"position" "point" NOT NULL,
	"prominence" real NOT NULL,
	"keys" text NOT NULL,
	"context" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "place_areas_ring_idx" ON "place_areas" USING gist ("ring");--> statement-breakpoint
CREATE INDEX "places_grams_idx" ON "places" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "places_position_idx" ON "places" USING gist ("position");