ALTER TABLE "users" ADD COLUMN "digested_on" date;--> statement-breakpoint
CREATE INDEX "notifications_day_idx" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_type_idx" ON "notifications" USING btree ("user_id","type","id");--> statement-breakpoint
-- However a session ends: who streams events to it hangs up.
CREATE FUNCTION "sessions_tell_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('ended_sessions', OLD.digest);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_tell_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "sessions_tell_end"();
