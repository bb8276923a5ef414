-- Puts the rows of days, by which every list is ordered, together for each shelf (ADR 0049).
CREATE INDEX "content_index_days" ON "content_index" USING btree ("kind","shelf","term")
	WHERE "content_index"."term" >= 'day:01' and "content_index"."term" <= 'day:31';