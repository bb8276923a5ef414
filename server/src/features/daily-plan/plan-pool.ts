import { addressOf } from '@aravalli/shared/content/found-at'
import type { Kind } from '@aravalli/shared/content/kind'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { RoutinePaper } from '@aravalli/shared/routine-paper'
import { sectionKinds } from '@aravalli/shared/study-material/kinds'
import { type Item, listItems } from '../../content/items.ts'
import { minutesOf } from '../../content/reading-time.ts'
import { shownTitle } from '../../content/shown-title.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { keptValue } from '../../platform/kept-value.ts'
import { findTodaysQuestion } from '../answer-writing/public.ts'

/** Is something that a plan may have, the same for everybody. */
export interface PoolItem {
	/** 'kind/id'. */
	place: string
	kindNames: Bilingual
	/** hindi is null where only English exists. */
	title: { english: string; hindi: string | null }
	path: string
	minutes: number
	paper: RoutinePaper | null
}

export interface PlanPool {
	/** The newest of a kind first, the kinds in turns. */
	toRead: PoolItem[]
	/** Is the question of the day; null where there is none. */
	question: PoolItem | null
}

/** Have what is read from beginning to end, or looked through. */
const readKinds: readonly Kind[] = [articleKind, ...Object.values(sectionKinds)]
export const readKindNames = readKinds.map(({ name }) => name)

/** Whoever has read so many of a kind has no lack of other things. */
const NEWEST_OF_KIND = 100
/** What editors publish is in plans after so long. */
const KEPT_SECONDS = 60
/** One reads to learn, and slower than to know what is there. */
const STUDY_FACTOR = 2
/** A map or a drawing has no words to count. */
const DRAWN_MINUTES = 10
const LEAST_MINUTES = 5

const papers: Record<string, RoutinePaper> = {
	paper1: 'GS_PAPER_1',
	paper2: 'GS_PAPER_2',
	paper3: 'GS_PAPER_3',
	paper4: 'GS_PAPER_4',
}

/** Reads it once a minute for all learners: a plan itself asks the database for nothing of it. */
export const keepPool = (database: Database, now: () => Date): (() => Promise<PlanPool>) =>
	keptValue(KEPT_SECONDS, now, () => readPool(database, now()))

async function readPool(database: Database, now: Date): Promise<PlanPool> {
	const [ofKinds, question] = await Promise.all([
		Promise.all(readKinds.map((kind) => readNewest(database, kind))),
		readQuestion(database, now),
	])
	const rounds = Array.from({ length: NEWEST_OF_KIND }, (_, round) => ofKinds.flatMap((items) => items[round] ?? []))
	return { toRead: rounds.flat(), question }
}

async function readNewest({ db }: Database, kind: Kind): Promise<PoolItem[]> {
	const shown = { language: 'english', hasTranslations: true, limit: NEWEST_OF_KIND, offset: 0 } as const
	return (await listItems(db, kind, shown)).items.map((item) => presentPoolItem(kind, item))
}

function presentPoolItem(kind: Kind, item: Item<Kind>): PoolItem {
	const { english, hindi } = item.translations
	const { paper } = item.common as { paper?: string }
	const isRead = 'readMinutes' in item.common
	return {
		place: `${kind.name}/${item.id}`,
		kindNames: kind.names,
		title: { english: shownTitle(kind, english), hindi: hindi && shownTitle(kind, hindi) },
		path: addressOf(kind, item.id, item.common),
		minutes: isRead ? Math.max(LEAST_MINUTES, minutesOf(item) * STUDY_FACTOR) : DRAWN_MINUTES,
		paper: (paper && papers[paper]) || null,
	}
}

async function readQuestion(database: Database, now: Date): Promise<PoolItem | null> {
	const asked = (language: Language) => findTodaysQuestion(database, now, language)
	const [{ question }, hindi] = [await asked('english'), await asked('hindi')]
	if (!question) return null
	return {
		place: `answer-writing/${question.questionId}`,
		kindNames: { english: 'Answer writing', hindi: 'उत्तर लेखन' },
		title: {
			english: question.questionText,
			hindi: hindi.question && !hindi.question.isFallback ? hindi.question.questionText : null,
		},
		path: `/answer-writing-practice/${question.questionId}`,
		minutes: question.timeLimit,
		paper: null,
	}
}
