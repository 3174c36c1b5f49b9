CREATE TABLE "closed_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE INDEX "closed_identities_closed_at_index" ON "closed_identities" USING btree ("closed_at");--> statement-breakpoint
-- However an account goes: whoever still holds a token of it comes back only by signing in anew.
create function close_identity() returns trigger language plpgsql as $$
begin
  insert into closed_identities (issuer, subject) values (old.issuer, old.subject)
  on conflict (issuer, subject) do update set closed_at = now();
  return null;
end
$$;
--> statement-breakpoint
create trigger user_identities_close after delete on user_identities
  for each row execute function close_identity();
