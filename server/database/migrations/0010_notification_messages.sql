ALTER TABLE "notifications" ADD COLUMN "title_message" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "text_messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What was told before is told in the reader's language as well, as far as its English says what it was made of: a
-- shortened title does not, nor does the text of a summary.
with sentences (position, kind, pattern, id) as (values
  (1, 'ACCESS_REQUESTED', '^Somebody asks for access to (.+)$', 'ACCESS_REQUESTED_UNNAMED'),
  (2, 'ACCESS_REQUESTED', '^(.+?) asks for access to (.+)$', 'ACCESS_REQUESTED'),
  (3, 'ACCESS_ACCEPTED', '^You are a member of (.+)$', 'ACCESS_ACCEPTED'),
  (4, 'ACCESS_DECLINED', '^Your request for (.+) was declined$', 'ACCESS_DECLINED'),
  (5, 'VOTING_OPENED', '^Your vote is asked for: (\d{1,9}) hazards of (.+)$', 'VOTING_OPENED_SEVERAL'),
  (6, 'VOTING_OPENED', '^Your vote is asked for: (.+?) of (.+)$', 'VOTING_OPENED'),
  (7, 'VOTES_REVEALED', '^The votes are revealed: (\d{1,9}) hazards of (.+)$', 'VOTES_REVEALED_SEVERAL'),
  (8, 'VOTES_REVEALED', '^The votes are revealed: (.+?) of (.+)$', 'VOTES_REVEALED'),
  (9, 'VOTES_RESET', '^Votes were reset, please vote again: (\d{1,9}) hazards of (.+)$', 'VOTES_RESET_SEVERAL'),
  (10, 'VOTES_RESET', '^Votes were reset, please vote again: (.+?) of (.+)$', 'VOTES_RESET'),
  (11, 'VOTE_SUMMARY', '^Where the voting stands: one voting round$', 'VOTE_SUMMARY'),
  (12, 'VOTE_SUMMARY', '^Where the voting stands: (\d{1,9}) voting rounds$', 'VOTE_SUMMARY_SEVERAL'),
  (13, 'CONSENSUS_LOCKED', '^The initial rating was agreed and locked: (.+?) of (.+)$', 'INITIAL_LOCKED'),
  (14, 'CONSENSUS_LOCKED', '^The initial rating was unlocked: (.+?) of (.+)$', 'INITIAL_UNLOCKED'),
  (15, 'CONSENSUS_LOCKED', '^The final rating was agreed and locked: (.+?) of (.+)$', 'FINAL_LOCKED'),
  (16, 'CONSENSUS_LOCKED', '^The final rating was unlocked: (.+?) of (.+)$', 'FINAL_UNLOCKED'),
  (17, 'COMMENT_MENTION', '^(.+?) mentions you in a comment on (.+)$', 'COMMENT_MENTION')
), found as (
  select distinct on (n.uuid) n.uuid, s.id, case
    when s.id = 'VOTE_SUMMARY' then '[]'::jsonb
    when s.id like '%\_SEVERAL' then
      jsonb_set(to_jsonb(regexp_match(n.title, s.pattern)), '{0}', to_jsonb((regexp_match(n.title, s.pattern))[1]::int))
    else to_jsonb(regexp_match(n.title, s.pattern)) end as "values"
  from notifications n join sentences s on s.kind = n.kind and n.title ~ s.pattern
  where not (length(n.title) = 200 and n.title like '%…')
  order by n.uuid, s.position
)
update notifications n set title_message = jsonb_build_object('id', f.id, 'values', f."values")
from found f where f.uuid = n.uuid;
--> statement-breakpoint
update notifications set text_messages = jsonb_build_array(jsonb_build_object('id', 'CODES_AND_MORE', 'values',
  jsonb_build_array((regexp_match(text, '^(.+) and (\d{1,9}) more$'))[1], (regexp_match(text, '^(.+) and (\d{1,9}) more$'))[2]::int)))
where kind in ('VOTING_OPENED', 'VOTES_REVEALED', 'VOTES_RESET') and title_message ->> 'id' like '%\_SEVERAL' and text ~ '^(.+) and (\d{1,9}) more$';
