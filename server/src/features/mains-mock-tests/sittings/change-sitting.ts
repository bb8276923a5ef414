import { AppError } from '@aravalli/shared/errors'
import { type HalfMarks, partsBeyond, rubricOf, totalOf } from '@aravalli/shared/evaluation/rubric'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { noteActivity } from '../../study-log/public.ts'
import { lockOwnSitting, type SittingRow, updateSitting } from '../tables.ts'
import { inMarks, isOver } from './present-sitting.ts'
import type { SittingServices } from './sitting-services.ts'

type Given = Pick<SittingServices, 'database' | 'now'>

interface Own {
	userId: string
	sittingId: string
}

/** @throws AppError `mains-sitting.not-found`, `mains-sitting.over`, `mains-sitting.not-in-paper` */
export async function tickQuestion(
	{ database, now }: Given,
	own: Own,
	{ number, isDone }: { number: number; isDone: boolean },
): Promise<{ doneNumbers: number[] }> {
	return database.transaction(async (tx) => {
		const row = await lock(tx, own)
		if (number > row.questionMarks.length) throw new AppError('mains-sitting.not-in-paper')
		if (isOver(row, now())) throw new AppError('mains-sitting.over')
		const others = row.doneNumbers.filter((one) => one !== number)
		const doneNumbers = (isDone ? [...others, number] : others).toSorted((one, other) => one - other)
		await updateSitting(tx, row.id, { doneNumbers })
		return { doneNumbers }
	})
}

/** Puts down the pen. @throws AppError `mains-sitting.not-found` */
export async function finishSitting({ database, now: clock }: Given, own: Own): Promise<void> {
	await database.transaction(async (tx) => {
		const row = await lock(tx, own)
		const now = clock()
		if (isOver(row, now)) return
		await updateSitting(tx, row.id, { finishedAt: now })
		await noteActivity(tx, { userId: own.userId, kind: 'practice', item: `mains-papers/${row.paperId}`, now })
	})
}

/** @throws AppError `mains-sitting.not-found`, `mains-sitting.running`, `mains-sitting.marks-too-high` */
export async function keepSelfMarks(
	{ database, now }: Given,
	own: Own,
	marks: Readonly<Record<string, number>>,
): Promise<{ selfMarks: Record<string, number>; selfTotal: number }> {
	const halves: HalfMarks = Object.fromEntries(
		Object.entries(marks).map(([part, given]) => [part, Math.round(given * 2)]),
	)
	return database.transaction(async (tx) => {
		const row = await lock(tx, own)
		if (!isOver(row, now())) throw new AppError('mains-sitting.running')
		if (!isWithin(halves, row)) throw new AppError('mains-sitting.marks-too-high')
		await updateSitting(tx, row.id, { selfMarks: halves })
		return { selfMarks: inMarks(halves), selfTotal: totalOf(halves) / 2 }
	})
}

/** What the paper does not have is refused as well, also with no marks. */
function isWithin(halves: HalfMarks, { questionMarks }: SittingRow): boolean {
	const max = rubricOf({ maxMarks: 0, questionMarks })
	return partsBeyond(halves, max).length === 0 && Object.keys(halves).every((part) => part in max)
}

async function lock(tx: Transaction, { userId, sittingId }: Own): Promise<SittingRow> {
	const row = await lockOwnSitting(tx, userId, sittingId)
	if (!row) throw new AppError('mains-sitting.not-found')
	return row
}
