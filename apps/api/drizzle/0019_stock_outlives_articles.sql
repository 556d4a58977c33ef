ALTER TABLE "stocks" DROP CONSTRAINT "stocks_route_id_routes_id_fk";
--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "route_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE set null ON UPDATE no action;