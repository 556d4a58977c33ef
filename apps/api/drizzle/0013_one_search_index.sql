DROP INDEX "route_search_liked_idx";--> statement-breakpoint
DROP INDEX "route_search_most_liked_idx";--> statement-breakpoint
DROP INDEX "route_search_copied_idx";--> statement-breakpoint
DROP INDEX "route_search_most_copied_idx";