import type { DayPlan, PlanTask } from '@aravalli/shared/daily-plan/contract'
import { type Candidate, planDay } from '@aravalli/shared/daily-plan/plan-day'
import { cycleOf, daysToPrelims } from '@aravalli/shared/exam-cycles'
import { addDays, indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { type RoutinePaper, todaysPaper } from '@aravalli/shared/routine-paper'
import type { StudyAim } from '../accounts/public.ts'
import type { PlanPool, PoolItem } from './plan-pool.ts'

export interface PlanGiven {
	aim: StudyAim
	pool: PlanPool
	/** Are the study days of the last week and before, in any order. */
	studyDays: readonly string[]
	/** Is the first of all study days, or '' where it lies before those of `studyDays`; null: there is none. */
	beganOn: string | null
	/** Is what was read before today, each as 'kind/id'. */
	readBefore: readonly string[]
	/** Is what was read on the days that are repeated today, the last first. */
	toRepeat: readonly string[]
	/** Is what was noted today, as 'reading/kind/id', 'answer/…', 'practice/…', 'quiz/…'. */
	doneToday: readonly string[]
	/** Are the questions that a plan of evaluation has for today: instead of the question of the day. */
	toAnswer: readonly QuestionToAnswer[]
	/** Counts what was judged partly right or wrong, or marked as not known, on an earlier day and not right since. */
	wrongAnswers: number
	revision: RevisionOfDay
	now: Date
	language: Language
}

/** Is a question that a plan of evaluation has for today. */
export interface QuestionToAnswer extends PoolItem {
	isSent: boolean
}

/** Says how much of the day's revision there is and is done. */
export interface RevisionOfDay {
	total: number
	done: number
	/** Come once more today. */
	repeats: number
}

type Task = Candidate & Omit<PlanTask, 'key' | 'act' | 'minutes'>

/** Reading is repeated after so many days: each time a little later, as memory needs it. */
export const repeatAfterDays = [3, 7, 21] as const

const REPEAT_MINUTES = 5
const WRONG_ANSWERS_MINUTES = 10
/** Whoever has practised so many today has done the task. */
const WRONG_ANSWERS_TASK = 3
const QUIZ_MINUTES = 15
/** A question is answered and its explanation read in so long. */
const REVISION_MINUTES = 1
const WEEK = 7

/** Makes today's plan from what there is and what was done; it is the same all day, but for its ticks. */
export function makePlan(given: PlanGiven): DayPlan {
	const { aim, now } = given
	const cycle = cycleOf(aim.examYear)
	const daysToExam = cycle ? daysToPrelims(cycle, now) : null
	const missed = missedDays(given, indiaDay(now))
	const chosen = planDay({
		dailyMinutes: aim.dailyHours * 60,
		daysToExam,
		papers: papersOf(missed, now),
		candidates: [...toRead(given), ...toWrite(given), ...toRevise(given)],
	})
	const sum = (tasks: readonly Task[]) => tasks.reduce((minutes, task) => minutes + task.minutes, 0)
	return {
		dailyHours: aim.dailyHours,
		minutes: sum(chosen),
		doneMinutes: sum(chosen.filter(({ isDone }) => isDone)),
		missedDays: missed.length,
		daysToExam,
		tasks: chosen.map(({ paper: _, ...task }) => task),
	}
}

/** Lists the days of the last week without study, the last first. Whoever has never studied before it has missed none. */
function missedDays({ studyDays, beganOn }: Pick<PlanGiven, 'studyDays' | 'beganOn'>, today: string): string[] {
	if (beganOn === null) return []
	const lastWeek = Array.from({ length: WEEK }, (_, ago) => addDays(today, -ago - 1))
	return lastWeek.filter((day) => day > beganOn && !studyDays.includes(day))
}

function papersOf(missed: readonly string[], now: Date): RoutinePaper[] {
	const ofDay = (day: string) => todaysPaper(new Date(`${day}T12:00:00+05:30`))
	return [...new Set([todaysPaper(now), ...missed.map(ofDay)])]
}

function toRead({ pool, readBefore, toRepeat, doneToday, language }: PlanGiven): Task[] {
	const known = new Set([...readBefore, ...toRepeat])
	return pool.toRead
		.filter(({ place }) => !known.has(place))
		.map((item) => taskOf('read', item, { isDone: doneToday.includes(`reading/${item.place}`), language }))
}

function toWrite({ pool, toAnswer, doneToday, language }: PlanGiven): Task[] {
	if (toAnswer.length > 0) return toAnswer.map((item) => taskOf('write', item, { isDone: item.isSent, language }))
	if (!pool.question) return []
	const isDone = doneToday.includes(`practice/${pool.question.place}`)
	return [taskOf('write', pool.question, { isDone, language })]
}

function toRevise({ pool, toRepeat, doneToday, wrongAnswers, revision, language }: PlanGiven): Task[] {
	const byPlace = new Map(pool.toRead.map((item) => [item.place, item]))
	const repeated = toRepeat.flatMap((place) => {
		const item = byPlace.get(place)
		const isDone = doneToday.includes(`reading/${place}`)
		return item ? [taskOf('revise', { ...item, minutes: REPEAT_MINUTES }, { isDone, language })] : []
	})
	const common = {
		act: 'revise',
		kindName: null,
		title: null,
		isFallback: false,
		questions: null,
		paper: null,
	} as const
	// Questions with options are not what was judged wrong: they come back by themselves.
	const isWritten = (done: string) => done.startsWith('practice/') && !done.startsWith('practice/prelims/')
	const practised = doneToday.filter(isWritten).length
	const wrong: Task = {
		...common,
		key: 'wrong-answers',
		about: 'wrong-answers',
		path: '/my-progress',
		minutes: WRONG_ANSWERS_MINUTES,
		isDone: practised >= WRONG_ANSWERS_TASK,
	}
	const back: Task = {
		...common,
		key: 'revision',
		about: 'revision',
		path: '/revision',
		questions: revision.total,
		minutes: revision.total * REVISION_MINUTES,
		isDone: revision.done >= revision.total && revision.repeats === 0,
	}
	const quiz: Task = {
		...common,
		key: 'quiz',
		about: 'quiz',
		path: '/mains-practice',
		minutes: QUIZ_MINUTES,
		isDone: doneToday.some((done) => done.startsWith('quiz/')),
	}
	return [...(revision.total > 0 ? [back] : []), ...(wrongAnswers > 0 ? [wrong] : []), ...repeated, quiz]
}

function taskOf(
	act: Task['act'],
	{ place, kindNames, title, path, minutes, paper }: PoolItem,
	{ isDone, language }: { isDone: boolean; language: Language },
): Task {
	const shown = language === 'hindi' ? title.hindi : title.english
	return {
		...{ key: `${act}/${place}`, act, minutes, paper, path, isDone },
		about: 'item',
		questions: null,
		kindName: kindNames[language],
		title: shown ?? title.english,
		isFallback: shown === null,
	}
}
