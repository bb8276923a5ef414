import type { Client } from 'pg'

/** So much is behind a learner who has studied every day of three years. */
export const studied = {
	days: 1_095,
	readings: 500,
	copies: 300,
	judgements: 400,
	quizzes: 60,
	notifications: 200,
	subscriptions: 36,
}

const dayOf = (moment: string) => `to_char((${moment}) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

const study = [
	`insert into study_entries (id, user_id, day, minutes, activities, logged_at)
	select md5($1 || n), $1, ${dayOf("now() - n * interval '1 day'")}, 120, 3, now() - n * interval '1 day'
	from generate_series(0, ${studied.days - 1}) as n`,
	// Eight a day, which is 60 days of them.
	`insert into readings (user_id, kind, item_id, opened_at)
	select $1, kind, id, now() - n * interval '3 hours' from (
		select kind, id, row_number() over (order by listed_on desc, id) as n from published_items
		where is_published and kind in ('current-affairs', 'to-the-point', 'mind-map', 'mains-practice')
	) as item where n <= ${studied.readings}`,
	`insert into study_activities (user_id, day, kind, item)
	select $1, ${dayOf('opened_at')}, 'reading', kind || '/' || item_id from readings
	where user_id = $1 and opened_at > now() - interval '60 days'`,
	`insert into study_days (user_id, day, minutes, activities, automatic)
	select $1, day, minutes, activities, (select count(*) from study_activities where user_id = $1 and day = entry.day)
	from study_entries as entry where user_id = $1`,
	`insert into study_summaries (user_id, last_day, last_run, longest_run, days, minutes, activities)
	select $1, max(day), count(*), count(*), count(*), sum(minutes), sum(activities + automatic) from study_days where user_id = $1`,
]

const practice = [
	`insert into practice_judgements (user_id, question_type, question_id, part, judgement, judged_at)
	select $1, 'answer-writing', 'question-' || n, 0, (array['right', 'partly', 'wrong'])[n % 3 + 1], now() - n * interval '2 hours'
	from generate_series(1, ${studied.judgements}) as n`,
	// The last one is unfinished.
	`insert into quizzes (id, user_id, source, question_ids, answers, started_at, elapsed_seconds, updated_at, submitted_at, success_ratio)
	select gen_random_uuid()::text, $1, '{"kind": "mains", "tab": "practice", "year": null, "set": null, "subject": null, "topic": null}',
		ids, '{}', at, 900, at, case when n > 0 then at end, case when n > 0 then 60 end
	from (select array_agg(id) as ids from (
			select id from published_items where kind = 'mains-practice' and is_published order by id limit 10) as ten) as questions,
		generate_series(0, ${studied.quizzes - 1}) as n, lateral (select now() - n * interval '9 days' as at) as moment`,
]

/** The six last that came back were not opened yet. */
const answers = [
	`insert into subscriptions (id, user_id, kind, item_id, title, starts_at, ends_at)
	select $1 || '-' || n, $1, 'evaluation-plan', 'monthly', '{"english": "Plan", "hindi": "योजना"}',
		now() - interval '10 days' - n * interval '30 days', now() + interval '20 days' - n * interval '30 days'
	from generate_series(0, ${studied.subscriptions - 1}) as n`,
	`insert into answer_copies (id, number, user_id, subscription_id, question_id, day, paper_category, max_marks, state, page_count,
		created_at, submitted_at, due_at, started_at, returned_at, seen_at, half_marks)
	select substr(md5($1 || n), 1, 24), 2000000 + n, $1, $1 || '-' || n / 30, ids[n % cardinality(ids) + 1], ${dayOf('at')}, 'GS_PAPER_1', 10,
		'returned', 2, at, at, at + interval '3 days', at + interval '1 hour', at + interval '2 hours',
		case when n > 6 then at + interval '1 day' end, 12
	from (select array_agg(id order by id) as ids from published_items where kind = 'answer-writing' and is_published) as questions,
		generate_series(1, ${studied.copies}) as n, lateral (select now() - n * interval '1 day' as at) as moment`,
	`insert into evaluations (id, copy_id, kind, state, paper_category, due_at, created_at, claimed_at, published_at, half_marks)
	select id, id, 'lead', 'published', paper_category, due_at, created_at, started_at, returned_at, half_marks
	from answer_copies where user_id = $1`,
	`insert into notifications (id, user_id, kind, about, key, awaits_mail, created_at, read_at)
	select id, $1, 'copy-returned', jsonb_build_object('copyId', id), 'copy-returned/' || id, false, returned_at,
		case when number > 2000040 then now() end
	from answer_copies where user_id = $1 order by number limit ${studied.notifications}`,
]

/** @throws where the content has too little for it */
export async function loadStudiedYears(database: Client, userId: string): Promise<void> {
	for (const statement of [...study, ...practice, ...answers]) {
		const { rowCount } = await database.query(statement, [userId])
		if (!rowCount) throw new Error(`Nothing was stored by: ${statement}`)
	}
	const { rows } = await database.query('select from readings where user_id = $1', [userId])
	if (rows.length < studied.readings) throw new Error(`There are items for ${rows.length} readings only.`)
	await database.query('vacuum analyze')
}
