import type { Client } from 'pg'

/**
 * Has so many copies wait, due one second after the other, behind those of the demo, whose pictures they share.
 */
export async function loadWaitingCopies(database: Client, count: number): Promise<void> {
	const { rows } = await database.query<{ copy: string; user: string; question: string }>(
		`select c.id as copy, c.user_id as user, c.question_id as question from answer_copies c
		join answer_pages p on p.copy_id = c.id and p.reading_file_id is not null
		order by c.number limit 1`,
	)
	const [sample] = rows
	if (!sample) throw new Error('The demo has no copies.')
	await database.query(
		`insert into answer_copies (id, number, user_id, question_id, day, paper_category, max_marks, state, page_count,
			created_at, submitted_at, due_at)
		select 'b' || lpad(to_hex(n), 23, '0'), 1000000 + n, $2, $3, to_char(date '2100-01-01' + n, 'YYYY-MM-DD'),
			'GS_PAPER_' || n % 4 + 1, 10, 'waiting', 1, now(), now(), now() + interval '3 days' + n * interval '1 second'
		from generate_series(1, $1::int) as n`,
		[count, sample.user, sample.question],
	)
	await database.query(
		`insert into answer_uploads (id, copy_id, upload_key, file_id, sha256, media_type, file_name, state, created_at)
		select c.id, c.id, 'key', u.file_id, 'none', u.media_type, u.file_name, 'ready', now()
		from answer_copies c, (select * from answer_uploads where copy_id = $1 limit 1) as u where c.number > 1000000`,
		[sample.copy],
	)
	await database.query(
		`insert into answer_pages (id, copy_id, upload_id, part, position, reading_file_id, full_file_id, width, height)
		select c.id, c.id, c.id, 0, 0, p.reading_file_id, p.full_file_id, p.width, p.height from answer_copies c,
			(select * from answer_pages where copy_id = $1 and reading_file_id is not null limit 1) as p
		where c.number > 1000000`,
		[sample.copy],
	)
	await database.query(
		`insert into evaluations (id, copy_id, kind, state, paper_category, due_at, created_at)
		select id, id, 'first', 'waiting', paper_category, due_at, now() from answer_copies where number > 1000000`,
	)
	await database.query('vacuum analyze')
}
