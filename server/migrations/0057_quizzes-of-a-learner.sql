-- Finds all quizzes of a learner, exited ones included: the page "My data" counts them, and the copy of one's data and the closed account take
-- all of them.
CREATE INDEX "quizzes_own" ON "quizzes" USING btree ("user_id","started_at","id");